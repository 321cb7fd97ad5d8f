import type { Enemy, Item } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { ItemLink } from '../wiki/WikiLink.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './LootList.module.css';
import { lootOf, noLoot } from './loot.ts';

interface LootListProps {
  readonly enemy: Enemy;
  /** What stands below the name of an item. */
  readonly below?: (item: Item) => ReactNode;
}

/** The items that an enemy may drop, with their probabilities. */
export function LootList({ enemy, below }: LootListProps) {
  const loot = lootOf(enemy, useWorld());
  const nothing = noLoot(loot);
  if (nothing !== null) return <EmptyState title={nothing} />;
  return (
    <ul className={styles.list} data-wide={below !== undefined}>
      {loot?.map(({ item, amount, probability }) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.picture}>
            <ItemPicture item={item} />
          </span>
          <span className={styles.name}>
            <ItemLink item={item} />{' '}
            {amount >= 1.05 && <small translate="no">{`×${formatNumber(amount)}`}</small>}
            {below?.(item)}
          </span>
          <b translate="no" className={styles.chance}>
            {formatChance(probability)}
          </b>
        </li>
      ))}
    </ul>
  );
}
