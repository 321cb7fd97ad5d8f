import { Slider } from '@mantine/core';
import { MAX_PORTIONS, maxHealthOf } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../../features/character/use-character.ts';
import { spokenPercent, THRESHOLD_STEP, thresholdPoints } from '../../../features/combat/threshold.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import { Figure } from '../../../ui/components/Figure.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { QualityName } from '../../../ui/components/QualityName.tsx';
import styles from './HealingThresholdPanel.module.css';
import { ThresholdForecast } from './ThresholdForecast.tsx';
import { useThreshold } from './use-threshold.ts';

const MARKS = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value}%` }));

/**
 * The healing threshold: food is eaten when the health is at or below it. The player sets percent of the
 * maximum health; the server stores health points.
 */
export function HealingThresholdPanel({ id }: { readonly id: string }) {
  const maximum = useCharacter((character) => maxHealthOf(character.shown));
  const { percent, points, hold, store } = useThreshold(maximum);
  return (
    <Panel title="Healing Threshold">
      <div id={id} className={styles.body}>
        <p className={styles.words}>
          {points === 0 ? (
            'Your legend eats nothing, on principle.'
          ) : (
            <span>
              Eats at <b translate="no">{formatNumber(points)}</b> of{' '}
              <span translate="no">{formatNumber(maximum)}</span> health or below.
            </span>
          )}
        </p>
        <Slider
          value={percent}
          onChange={hold}
          onChangeEnd={store}
          min={0}
          max={100}
          step={THRESHOLD_STEP}
          marks={MARKS}
          label={(share) => <Figure>{`${Math.round(share)}%`}</Figure>}
          thumbLabel="Healing threshold"
          thumbValueText={(share) => {
            const spoken = share === percent ? points : thresholdPoints(share, maximum);
            return `${spokenPercent(spoken, maximum)} percent, ${formatNumber(spoken)} health`;
          }}
          className={styles.slider}
        />
        <ThresholdForecast percent={percent} maximum={maximum} onChoose={store} />
        <PackedFood />
      </div>
    </Panel>
  );
}

/** The food in the slot, with its amount; without food, a link to the inventory. */
function PackedFood() {
  const world = useWorld();
  const food = useCharacter((character) => character.shown.equipment.food);
  const amount = useCharacter((character) => character.shown.equipment.foodAmount ?? 0);
  const item = world.item(food ?? 0);
  if (!item) {
    return (
      <p className={styles.note}>
        There is no food packed. <Link to="/inventory">Pack some</Link>.
      </p>
    );
  }
  return (
    <p className={styles.note}>
      <span translate="no">{`${formatNumber(amount)} ×`}</span> <QualityName item={item} />{' '}
      <span>{`left, each heals ${formatNumber(item.healingAmount ?? 0)}; at most ${MAX_PORTIONS} are eaten after a turn.`}</span>
    </p>
  );
}
