import { firstSteps, isNewcomer, nextFirstStep } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useHabits } from '../forecast/use-rest.ts';
import styles from './FirstStepBar.module.css';
import { stepText } from './step-texts.ts';
import { useStepPress } from './use-step-press.ts';

interface FirstStepBarProps {
  /** In one line, for screens that are about something else. */
  readonly isShort: boolean;
}

/** The next of the first steps, with the button that takes it. Renders nothing if the player is not new. */
export function FirstStepBar(props: FirstStepBarProps) {
  return useCharacter(({ shown }) => isNewcomer(shown)) ? <StepBar {...props} /> : null;
}

function StepBar({ isShort }: FirstStepBarProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { press, pending } = useStepPress();
  const next = nextFirstStep(shown, world, useHabits());
  if (!next) return null;
  const { title, shortTitle, text, label } = stepText(next, world);
  const steps = firstSteps(shown, world);
  const number = steps.findIndex(({ name }) => name === next.step) + 1;
  return (
    <section className={styles.bar} data-short={isShort} aria-label="Next step">
      <div className={styles.words} aria-live="polite">
        <p className={styles.count}>
          <span className={isShort ? 'visually-hidden' : undefined}>First steps, </span>
          <span>{`${number} of ${steps.length}`}</span>
        </p>
        <p className={styles.title}>{isShort ? shortTitle : title}</p>
        <p className={isShort ? 'visually-hidden' : styles.text}>{isShort ? `${title}. ${text}` : text}</p>
      </div>
      {next.kind === 'press' && (
        // The key makes each step's button another element: a second press in the same place, meant for the
        // step before, then does not take this one.
        <CommandButton
          key={`${next.step} ${label}`}
          className={styles.button}
          aria-current="step"
          loading={pending}
          onClick={() => void press(next)}
        >
          {label}
        </CommandButton>
      )}
    </section>
  );
}
