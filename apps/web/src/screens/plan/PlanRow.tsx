import { useSortable } from '@dnd-kit/react/sortable';
import { limitKinds, type PlanStep, type StepForecast } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { StepPicture } from '../../features/night-strip/StepPicture.tsx';
import { stepText } from '../../features/plan/plan-text.ts';
import { stepHash } from '../../features/plan/step-hash.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { capital } from '../../lib/text/capital.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { EditStep } from './EditStep.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { Outlook } from './Outlook.tsx';
import styles from './PlanScreen.module.css';
import { StepMenu } from './StepMenu.tsx';

/** The library's plugins would move the rows themselves, and offer keys, which the buttons already do. */
const NO_PLUGINS: [] = [];

/** Two columns of three dots: the usual sign of a handle. */
const DOTS = 'M2 2h0M8 2h0M2 8h0M8 8h0M2 14h0M8 14h0';

interface PlanRowProps {
  readonly id: number;
  readonly step: PlanStep;
  readonly index: number;
  /** Number of steps. */
  readonly count: number;
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

/**
 * A step that can be changed, moved and taken away. It is dragged by a handle. On a phone it is dragged by
 * the row itself, after a finger has rested on it, and its buttons are in a menu.
 */
export function PlanRow({
  id,
  step,
  index,
  count,
  isNext,
  isPending,
  onMove,
  onTakeAway,
  ...row
}: PlanRowProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const isPhone = useIsPhone();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { ref, handleRef } = useSortable({ id, index, disabled: isPending, plugins: NO_PLUGINS });
  const words = stepText(step, shown, world);
  const title = capital(words);
  return (
    <li ref={ref} id={stepHash(index)} data-next={isNext}>
      {!isPhone && (
        <span ref={handleRef} className={styles.handle} aria-hidden="true">
          <svg width="10" height="16" aria-hidden="true">
            <path d={DOTS} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
        </span>
      )}
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
          ) : isPhone ? (
            <button type="button" className={styles.edit} data-edit onClick={() => setIsMenuOpen(true)}>
              {title}
            </button>
          ) : (
            title
          )}
        </b>
        <span className={styles.outlook}>
          {isNext && <small>comes next</small>}
          <Outlook step={row.foretold} name={step.name} isOld={row.isOld} />
        </span>
      </span>
      <span className={styles.picture} aria-hidden="true">
        <StepPicture step={step} />
      </span>
      {isPhone ? (
        <>
          <button
            type="button"
            className={styles.menu}
            data-menu
            aria-label={`Move or remove: ${words}`}
            onClick={() => setIsMenuOpen(true)}
          >
            <span aria-hidden="true">⋯</span>
          </button>
          <StepMenu
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            words={title}
            name={step.name}
            index={index}
            count={count}
            isPending={isPending}
            foretold={row.foretold}
            isOld={row.isOld}
            onMove={onMove}
            onTakeAway={onTakeAway}
          />
        </>
      ) : (
        <MoveButtons words={words} index={index} count={count} onMove={onMove} onTakeAway={onTakeAway} />
      )}
    </li>
  );
}
