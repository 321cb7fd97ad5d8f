import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { leaveQuestion } from './leave-question.ts';

interface LeaveCombatDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Asks the player before the character leaves combat. In a dungeon, the player can also choose to leave after
 * the current run (specification 4.24 to 4.26).
 */
export function LeaveCombatDialog({ opened, onClose }: LeaveCombatDialogProps) {
  const question = useCharacter(({ shown }) => leaveQuestion(shown.action));
  // The question of the dialog. While the dialog closes, it still shows this question, although the combat
  // has ended.
  const [shownQuestion, setShownQuestion] = useState(question);
  if (opened && question !== null && question !== shownQuestion) setShownQuestion(question);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Leave combat"
      size={shownQuestion === 'simple' ? 'sm' : 520}
    >
      {shownQuestion === 'simple' ? (
        <LeaveQuestion onClose={onClose} />
      ) : (
        <LeaveRunQuestion isLastRun={shownQuestion === 'last-run'} onClose={onClose} />
      )}
    </Dialog>
  );
}

function LeaveQuestion({ onClose }: Pick<LeaveCombatDialogProps, 'onClose'>) {
  const stop = useCommands();
  return (
    <>
      <p>Are you sure you want to leave?</p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <CommandButton
          color="blood"
          variant="outline"
          loading={stop.pending}
          onClick={async () => {
            if (await stop.run({ name: 'stop', input: {} })) onClose();
          }}
        >
          Confirm
        </CommandButton>
      </Group>
    </>
  );
}

interface LeaveRunQuestionProps extends Pick<LeaveCombatDialogProps, 'onClose'> {
  /** Whether the player has chosen already to leave after this run. */
  readonly isLastRun: boolean;
}

function LeaveRunQuestion({ isLastRun, onClose }: LeaveRunQuestionProps) {
  const stop = useCommands();
  const stopRemaining = useCommands();
  const pending = stop.pending || stopRemaining.pending;
  return (
    <>
      <p>
        {isLastRun
          ? 'You are leaving after this run already. Whoever leaves at once loses the key that opened it.'
          : 'Whoever leaves at once loses the key that opened this run. Whoever finishes it first loses nothing.'}
      </p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <CommandButton
          color="blood"
          variant="outline"
          loading={stop.pending}
          disabled={pending}
          onClick={async () => {
            if (await stop.run({ name: 'stop', input: {} })) onClose();
          }}
        >
          Leave immediately
        </CommandButton>
        {!isLastRun && (
          <CommandButton
            loading={stopRemaining.pending}
            disabled={pending}
            onClick={async () => {
              if (await stopRemaining.run({ name: 'stop-remaining', input: {} })) onClose();
            }}
          >
            Leave after finishing
          </CommandButton>
        )}
      </Group>
    </>
  );
}
