import { useSortable } from '@dnd-kit/react/sortable';
import { limitKinds, type PlanStep, type StepForecast } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { stepText } from '../../features/plan/plan-text.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { capital } from '../../lib/text/capital.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { EditStep } from './EditStep.tsx';
import { Outlook } from './Outlook.tsx';
import styles from './PlanScreen.module.css';

/** The library's plugins would move the rows themselves, and offer keys, which the buttons already do. */
const NO_PLUGINS: [] = [];

/** Two columns of three dots: the usual sign of a handle. */
const DOTS = 'M2 2h0M8 2h0M2 8h0M8 8h0M2 14h0M8 14h0';

interface PlanRowProps {
  readonly id: number;
  readonly step: PlanStep;
  readonly index: number;
  readonly isLast: boolean;
  /** Whether it comes next, in a plan of several rounds. */
  readonly isNext: boolean;
  readonly isPending: boolean;
  /** Undefined while nothing is known of the step. */
  readonly foretold: StepForecast | undefined;
  readonly isOld: boolean;
  readonly onMove: (to: number) => void;
  readonly onTakeAway: () => void;
  readonly onChange: (step: PlanStep) => void;
}

/** A step with buttons that change, move and take it away, and a handle by which it is dragged. */
export function PlanRow({ id, step, index, isNext, isPending, onMove, ...row }: PlanRowProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { ref, handleRef } = useSortable({ id, index, disabled: isPending, plugins: NO_PLUGINS });
  const words = stepText(step, shown, world);
  const title = capital(words);
  return (
    <li ref={ref} data-next={isNext}>
      <span ref={handleRef} className={styles.handle} aria-hidden="true">
        <svg width="10" height="16" aria-hidden="true">
          <path d={DOTS} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      </span>
      <span className={styles.words}>
        <b>
          {limitKinds(step).length > 0 ? (
            <EditStep
              step={step}
              words={title}
              begins={row.foretold?.begins?.p50 ?? null}
              isPending={isPending}
              onChange={row.onChange}
            />
          ) : (
            title
          )}
        </b>
        {isNext && <small>comes next</small>}
        <Outlook step={row.foretold} name={step.name} isOld={row.isOld} />
      </span>
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
          refusal={row.isLast ? 'It is the last step.' : null}
          onClick={() => onMove(index + 1)}
        >
          <span aria-hidden="true">↓</span>
        </CommandButton>
        <CommandButton variant="default" aria-label={`Take away: ${words}`} onClick={row.onTakeAway}>
          <span aria-hidden="true">✕</span>
        </CommandButton>
      </span>
    </li>
  );
}
