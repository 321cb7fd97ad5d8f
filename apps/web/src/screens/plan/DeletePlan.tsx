import { Button, Group } from '@mantine/core';
import type { SavedPlan } from '@slumberfell/engine';
import { useCommands } from '../../features/character/use-commands.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';

interface DeletePlanProps {
  readonly plan: SavedPlan;
  readonly onDone: () => void;
}

/** Asks before a saved plan is deleted. */
export function DeletePlan({ plan, onDone }: DeletePlanProps) {
  const { run, pending } = useCommands();
  return (
    <>
      <p>This deletes the saved plan. What is running and what is planned stay as they are.</p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <CommandButton
          color="blood"
          variant="outline"
          loading={pending}
          onClick={async () => {
            if (await run({ name: 'delete-plan', input: { slot: plan.slot } })) onDone();
          }}
        >
          Delete
        </CommandButton>
      </Group>
    </>
  );
}
