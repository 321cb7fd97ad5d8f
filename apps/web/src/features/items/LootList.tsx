import type { Enemy } from '@slumberfell/engine';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { ItemLink } from '../wiki/WikiLink.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './LootList.module.css';
import { lootOf, noLoot } from './loot.ts';

/** The items that an enemy may drop, with their probabilities. */
export function LootList({ enemy }: { readonly enemy: Enemy }) {
  const loot = lootOf(enemy, useWorld());
  const nothing = noLoot(loot);
  if (nothing !== null) return <EmptyState title={nothing} />;
  return (
    <ul className={styles.list}>
      {loot?.map(({ item, amount, probability }) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.picture}>
            <ItemPicture item={item} />
          </span>
          <span className={styles.name}>
            <ItemLink item={item} />{' '}
            {amount >= 1.05 && <small translate="no">{`×${formatNumber(amount)}`}</small>}
          </span>
          <b translate="no" className={styles.chance}>
            {formatChance(probability)}
          </b>
        </li>
      ))}
    </ul>
  );
}
