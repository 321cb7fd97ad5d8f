import { experienceAnHour, type Forecast } from '@slumberfell/engine';
import { formatDuration } from '../../lib/format/time.ts';
import { hourWords } from './fight-words.ts';
import { RatePart } from './RatePart.tsx';
import { runTime } from './run-time.ts';
import styles from './TargetRate.module.css';

interface TargetRateProps {
  /** Undefined until it is known; null when nothing can begin there. */
  readonly rate: Forecast | null | undefined;
}

/** What an hour with a target brings, in short: experience, worth, food, and how soon it is defeated. */
export function TargetRate({ rate }: TargetRateProps) {
  if (rate === null) return null;
  const time = rate && runTime(rate);
  const danger = rate && hourWords(rate);
  return (
    <span className={styles.rate} aria-busy={rate === undefined}>
      {rate === undefined ? (
        '…'
      ) : (
        <>
          <RatePart amount={Math.round(experienceAnHour(rate))} unit="xp/h" words="experience an hour" />
          <RatePart amount={Math.round(rate.gold.perHour)} unit="g/h" words="gold worth an hour" />
          <RatePart amount={Math.round(rate.food.perHour)} unit="food/h" words="portions of food an hour" />
          {time !== null && time !== undefined && (
            <span>{`${formatDuration(Math.round(time / 1000))} a run`}</span>
          )}
          {danger && (
            <span className={styles.danger} data-tone={danger.tone}>
              {danger.outcome}
            </span>
          )}
        </>
      )}
    </span>
  );
}
