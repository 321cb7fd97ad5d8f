import { type Forecast, perKill } from '@slumberfell/engine';
import { formatChance } from '../../lib/format/chance.ts';
import { formatShare } from '../../lib/format/share.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { RatePart } from './RatePart.tsx';
import styles from './TargetRate.module.css';

interface EnemyRateProps {
  /** An hour against this enemy alone. Undefined until it is known; null when nothing can begin there. */
  readonly rate: Forecast | null | undefined;
  /** The chance, 0 to 1, that a fight of the hunt is against this enemy. */
  readonly chance: number;
}

/**
 * What an enemy of open combat brings: for each kill, because it is met by chance and cannot be hunted alone,
 * with its share of the fights.
 */
export function EnemyRate({ rate, chance }: EnemyRateProps) {
  if (rate === null) return null;
  const kill = rate && perKill(rate);
  return (
    <span className={styles.rate} aria-busy={rate === undefined}>
      {rate === undefined ? (
        '…'
      ) : (
        <>
          {kill ? (
            <>
              <RatePart amount={kill.experience} unit="xp" words="experience per kill" />
              <RatePart amount={kill.gold} unit="g" words="gold worth per kill" />
              <RatePart amount={kill.food} unit="food" words="portions of food per kill" />
              <span aria-hidden="true">per kill</span>
            </>
          ) : (
            <span>No kill</span>
          )}
          <span>{`${formatChance(chance)} of fights`}</span>
          {rate.survives < 1 && (
            <span className={styles.danger} data-tone={rate.survives < 0.5 ? 'bad' : 'plain'}>
              {rate.survives < 0.5
                ? `falls after ${formatDuration(Math.round(rate.runningTime / 1000))} against it alone`
                : `${formatShare(1 - rate.survives)} fall in an hour against it alone`}
            </span>
          )}
        </>
      )}
    </span>
  );
}
