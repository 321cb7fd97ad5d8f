import { Button, Group } from '@mantine/core';
import type { SavedSet } from '@slumberfell/engine';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCommands } from '../character/use-commands.ts';

interface DeleteSetProps {
  readonly set: SavedSet;
  readonly onBack: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a set is deleted. */
export function DeleteSet({ set, onBack, onDeleted }: DeleteSetProps) {
  const { run, pending } = useCommands();
  return (
    <>
      <p>This deletes the set. Its pieces stay where they are, on you and in your bag.</p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onBack}>
          Cancel
        </Button>
        <CommandButton
          color="blood"
          variant="outline"
          loading={pending}
          onClick={async () => {
            if (await run({ name: 'delete-set', input: { slot: set.slot } })) onDeleted();
          }}
        >
          Delete
        </CommandButton>
      </Group>
    </>
  );
}
