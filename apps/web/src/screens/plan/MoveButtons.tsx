import { CommandButton } from '../../ui/components/CommandButton.tsx';
import styles from './PlanScreen.module.css';

interface MoveButtonsProps {
  /** What the step does. */
  readonly words: string;
  readonly index: number;
  /** Number of steps. */
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onTakeAway: () => void;
}

/** Buttons that move a step and take it away, in a row that has room for them. */
export const MoveButtons = ({ words, index, count, onMove, onTakeAway }: MoveButtonsProps) => (
  <span className={styles.tools}>
    <CommandButton
      variant="default"
      data-move="up"
      aria-label={`Move up: ${words}`}
      refusal={index === 0 ? 'It is the first step.' : null}
      onClick={() => onMove(index - 1)}
    >
      <span aria-hidden="true">↑</span>
    </CommandButton>
    <CommandButton
      variant="default"
      data-move="down"
      aria-label={`Move down: ${words}`}
      refusal={index === count - 1 ? 'It is the last step.' : null}
      onClick={() => onMove(index + 1)}
    >
      <span aria-hidden="true">↓</span>
    </CommandButton>
    <CommandButton variant="default" aria-label={`Remove: ${words}`} onClick={onTakeAway}>
      <span aria-hidden="true">✕</span>
    </CommandButton>
  </span>
);
