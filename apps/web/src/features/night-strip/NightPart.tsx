import type { CSSProperties } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { stepAim, stepName } from '../plan/plan-text.ts';
import styles from './NightStrip.module.css';
import { type ForetoldStep, gainText, roundsText } from './night-strip-texts.ts';
import { StepPicture } from './StepPicture.tsx';
import { stepKind } from './step-look.ts';

interface NightPartProps {
  readonly part: readonly ForetoldStep[];
  readonly times: number;
  readonly place: CSSProperties;
  /** All that is told of it, which a mouse that rests on it shows. */
  readonly text: string;
}

/** A part of the night in which something runs. What it has room for depends on its width. */
export function NightPart({ part, times, place, text }: NightPartProps) {
  const world = useWorld();
  const sets = useCharacter(({ shown }) => shown.sets);
  const [first] = part;
  if (first === undefined) return null;
  const isOne = part.length === 1;
  const gain = isOne ? gainText(first) : roundsText(part, times);
  const name = stepAim(first.step, { sets }, world) ?? stepName(first.step, { sets }, world);
  return (
    <div
      className={styles.segment}
      data-kind={isOne ? stepKind(first.step, world) : 'rounds'}
      data-now={first.foretold.step === null}
      style={place}
      title={text}
    >
      <span className={styles.pictures}>
        {part.map(({ step, foretold }) => (
          <span key={foretold.step}>
            <StepPicture step={step} />
          </span>
        ))}
      </span>
      <span className={styles.gain} translate={gain.startsWith('×') ? 'no' : undefined}>
        {gain}
      </span>
      {isOne && <span className={styles.name}>{name}</span>}
    </div>
  );
}

/** Steps without a session, where their turn comes: the picture of the first, and how many they are. */
export function NightMark({ part, place, text }: Omit<NightPartProps, 'times'>) {
  return (
    <div className={styles.mark} style={place} title={text}>
      {part[0] && <StepPicture step={part[0].step} />}
      {part.length > 1 && <b translate="no">{part.length}</b>}
    </div>
  );
}
