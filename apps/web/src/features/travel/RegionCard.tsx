import type { Forecast, Region } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { takeFocus } from '../../ui/components/take-focus.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { useCharacter } from '../character/use-character.ts';
import { TargetRate } from '../forecast/TargetRate.tsx';
import styles from './RegionCard.module.css';
import { regionDifferences } from './region-differences.ts';
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
 * A button for one region: its landscape, its levels, the gold that travelling there costs, what it has that
 * is not here, what an hour of open combat there brings. It is disabled for the current region.
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
        <Differences region={region} />
        <TargetRate rate={rate} />
      </span>
    </button>
  );
}

function Differences({ region }: { readonly region: Region }) {
  const world = useWorld();
  const texts = regionDifferences(
    region,
    useCharacter(({ shown }) => shown),
    world,
  );
  if (texts.length === 0) return null;
  return (
    <span className={styles.differences}>
      <span className="visually-hidden">Not here: </span>
      <span>{texts.join(' · ')}</span>
    </span>
  );
}
