import { Button, Group } from '@mantine/core';
import type { PlayerCommand } from '@slumberfell/engine';
import { useState } from 'react';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { useEndingSentence } from '../character/ask-ending.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import styles from './LeaveCombatDialog.module.css';
import { leaveQuestion } from './leave-question.ts';

interface LeaveCombatDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What the character does after it has left. Then it leaves at once, or stays. */
  readonly after?: readonly PlayerCommand[];
}

const STOP = { name: 'stop', input: {} } as const;

/**
 * Asks the player before the character leaves combat. In a dungeon, the player can also choose to leave after
 * the current run (specification 4.24 to 4.26).
 */
export function LeaveCombatDialog({ opened, onClose, after = [] }: LeaveCombatDialogProps) {
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
        <LeaveQuestion onClose={onClose} after={after} />
      ) : (
        <LeaveRunQuestion isLastRun={shownQuestion === 'last-run'} onClose={onClose} after={after} />
      )}
    </Dialog>
  );
}

type QuestionProps = Required<Pick<LeaveCombatDialogProps, 'onClose' | 'after'>>;

/** What is lost, with the plan. */
function Losses({ after }: Pick<QuestionProps, 'after'>) {
  const sentence = useEndingSentence([STOP, ...after]);
  return sentence !== null && <p className={styles.losses}>{sentence}</p>;
}

function LeaveQuestion({ onClose, after }: QuestionProps) {
  const stop = useCommands();
  return (
    <>
      <p>Are you sure you want to leave?</p>
      <Losses after={after} />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <CommandButton
          color="blood"
          variant="outline"
          loading={stop.pending}
          onClick={async () => {
            if (await stop.runConfirmed(STOP, ...after)) onClose();
          }}
        >
          Confirm
        </CommandButton>
      </Group>
    </>
  );
}

interface LeaveRunQuestionProps extends QuestionProps {
  /** Whether the player has chosen already to leave after this run. */
  readonly isLastRun: boolean;
}

function LeaveRunQuestion({ isLastRun, onClose, after }: LeaveRunQuestionProps) {
  const stop = useCommands();
  const stopRemaining = useCommands();
  const pending = stop.pending || stopRemaining.pending;
  const canFinish = !isLastRun && after.length === 0;
  return (
    <>
      <Losses after={after} />
      {isLastRun && <p>You are already leaving after this run.</p>}
      {canFinish && <p>If you leave after finishing it, nothing is lost.</p>}
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
            if (await stop.runConfirmed(STOP, ...after)) onClose();
          }}
        >
          Leave immediately
        </CommandButton>
        {canFinish && (
          <CommandButton
            loading={stopRemaining.pending}
            disabled={pending}
            onClick={async () => {
              if (await stopRemaining.runConfirmed({ name: 'stop-remaining', input: {} })) onClose();
            }}
          >
            Leave after finishing
          </CommandButton>
        )}
      </Group>
    </>
  );
}
