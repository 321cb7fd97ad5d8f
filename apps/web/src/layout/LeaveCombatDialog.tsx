import { Button, Group, Modal } from '@mantine/core';
import { useCommand } from '../character/use-command.ts';

interface LeaveCombatDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Open combat is left only after a question (spec section 4, Leaving combat). */
export function LeaveCombatDialog({ opened, onClose }: LeaveCombatDialogProps) {
  const stop = useCommand('stop');
  return (
    <Modal opened={opened} onClose={onClose} title="Leave combat" size="sm">
      <p>Are you sure you want to leave?</p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="blood"
          variant="outline"
          loading={stop.pending}
          onClick={async () => {
            if (await stop.run()) onClose();
          }}
        >
          Confirm
        </Button>
      </Group>
    </Modal>
  );
}
