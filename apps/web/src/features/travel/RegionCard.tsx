import type { Forecast, Region } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { takeFocus } from '../../ui/components/take-focus.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { TargetRate } from '../forecast/TargetRate.tsx';
import styles from './RegionCard.module.css';
import { levelText } from './region-facts.ts';

interface RegionCardProps {
  readonly region: Region;
  readonly here: boolean;
  /** What an hour of open combat there would bring. */
  readonly rate: Forecast | null | undefined;
  readonly takesFocus: boolean;
  readonly onChoose: () => void;
}

/**
 * A button for one region: its landscape, its levels, the gold that travelling there costs, what an hour of
 * open combat there brings. It is disabled for the current region.
 */
export function RegionCard({ region, here, rate, takesFocus, onChoose }: RegionCardProps) {
  const levels = levelText(useWorld(), region.id);
  const fare = region.travelCost > 0 ? `${formatNumber(region.travelCost)} gold` : 'Free';
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      className={styles.card}
      disabled={here}
      onClick={onChoose}
    >
      <RegionScene view="card" regionId={region.id} className={styles.scene} />
      <span className={styles.words}>
        <b className={styles.name}>{region.name}</b>
        <span className={styles.facts}>
          <span>{levels}</span>
          <span className={styles.fare}>{here ? 'You are here' : fare}</span>
        </span>
        <TargetRate rate={rate} />
      </span>
    </button>
  );
}
