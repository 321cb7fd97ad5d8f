import type { Forecast } from '@slumberfell/engine';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { experienceAnHour } from './rate-order.ts';
import { runTime } from './run-time.ts';
import { formatShare } from './survival-text.ts';
import styles from './TargetRate.module.css';

interface TargetRateProps {
  /** Undefined until it is known; null when nothing can begin there. */
  readonly rate: Forecast | null | undefined;
}

/** What an hour with a target brings, in short: experience, worth, food, and how soon it is defeated. */
export function TargetRate({ rate }: TargetRateProps) {
  if (rate === null) return null;
  const time = rate && runTime(rate);
  return (
    <span className={styles.rate} aria-busy={rate === undefined}>
      {rate === undefined ? (
        '…'
      ) : (
        <>
          <Part amount={experienceAnHour(rate)} unit="xp/h" words="experience an hour" />
          <Part amount={Math.round(rate.gold.perHour)} unit="g/h" words="gold worth an hour" />
          <Part amount={Math.round(rate.food.perHour)} unit="food/h" words="portions of food an hour" />
          {time !== null && time !== undefined && (
            <span>{formatDuration(Math.round(time / 1000))} a run</span>
          )}
          {rate.survives < 1 && (
            <span className={styles.danger} data-tone={rate.survives < 0.5 ? 'bad' : 'plain'}>
              {rate.survives < 0.5
                ? `falls after ${formatDuration(Math.round(rate.runningTime / 1000))}`
                : `${formatShare(1 - rate.survives)} fall within the hour`}
            </span>
          )}
        </>
      )}
    </span>
  );
}

interface PartProps {
  readonly amount: number;
  readonly unit: string;
  /** The unit for screen readers. */
  readonly words: string;
}

const Part = ({ amount, unit, words }: PartProps) => (
  <span>
    <span aria-hidden="true">
      {amount < 0 ? `−${formatCompact(-amount)}` : formatCompact(amount)} {unit}
    </span>
    <span className="visually-hidden">
      {formatNumber(amount)} {words},
    </span>
  </span>
);
