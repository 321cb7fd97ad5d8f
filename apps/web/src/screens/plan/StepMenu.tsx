import { Group, Stack } from '@mantine/core';
import type { PlanStepName, StepForecast } from '@slumberfell/engine';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Outlook } from './Outlook.tsx';
import styles from './PlanScreen.module.css';

interface StepMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the step does, with a capital letter. */
  readonly words: string;
  readonly name: PlanStepName;
  readonly index: number;
  /** Number of steps. */
  readonly count: number;
  readonly isPending: boolean;
  readonly foretold: StepForecast | undefined;
  readonly isOld: boolean;
  readonly onMove: (to: number) => void;
  readonly onTakeAway: () => void;
}

/** What a row of a phone has no room for: all that is foretold, and buttons for the step. */
export function StepMenu({
  isOpen,
  onClose,
  words,
  index,
  count,
  isPending,
  onMove,
  ...step
}: StepMenuProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={words}>
      <Stack gap="sm">
        <p className={styles.outlook}>{`Step ${index + 1} of ${count}`}</p>
        <p className={styles.outlook}>
          <Outlook step={step.foretold} name={step.name} isOld={step.isOld} />
        </p>
        <Group grow gap="sm">
          <CommandButton
            variant="default"
            mih={44}
            loading={isPending}
            refusal={index === 0 ? 'It is the first step.' : null}
            onClick={() => onMove(index - 1)}
          >
            Move up
          </CommandButton>
          <CommandButton
            variant="default"
            mih={44}
            loading={isPending}
            refusal={index === count - 1 ? 'It is the last step.' : null}
            onClick={() => onMove(index + 1)}
          >
            Move down
          </CommandButton>
        </Group>
        <CommandButton
          variant="default"
          mih={44}
          loading={isPending}
          onClick={() => {
            onClose();
            step.onTakeAway();
          }}
        >
          Remove
        </CommandButton>
      </Stack>
    </Dialog>
  );
}
