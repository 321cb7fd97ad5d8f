import type { Enemy } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { ItemLink } from '../wiki/WikiLink.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './LootList.module.css';
import { type Loot, lootOf, noLoot } from './loot.ts';

interface LootListProps {
  readonly enemy: Enemy;
  /** What stands below the name of an item. */
  readonly below?: (loot: Loot) => ReactNode;
}

/** The items that an enemy may drop, with their probabilities. */
export function LootList({ enemy, below }: LootListProps) {
  const rows = lootOf(enemy, useWorld());
  const nothing = noLoot(rows);
  if (nothing !== null) return <EmptyState title={nothing} />;
  return (
    <ul className={styles.list} data-wide={below !== undefined}>
      {rows?.map((loot) => (
        <li key={loot.item.id} className={styles.row}>
          <span className={styles.picture}>
            <ItemPicture item={loot.item} />
          </span>
          <span className={styles.name}>
            <ItemLink item={loot.item} />{' '}
            {loot.amount >= 1.05 && <small translate="no">{`×${formatNumber(loot.amount)}`}</small>}
            {below?.(loot)}
          </span>
          <b translate="no" className={styles.chance}>
            {formatChance(loot.probability)}
          </b>
        </li>
      ))}
    </ul>
  );
}
