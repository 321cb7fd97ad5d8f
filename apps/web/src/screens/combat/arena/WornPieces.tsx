import type { Equipment, Slot } from '@slumberfell/engine';
import { ItemTile } from '../../../features/items/ItemTile.tsx';
import { formatNumber } from '../../../lib/format/number.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import styles from './WornPieces.module.css';

/**
 * The slots that the arena shows, in this order: those that matter most in a fight. The armour is on the
 * equipment screen.
 */
const SHOWN_SLOTS: readonly Slot[] = [
  'weapon',
  'food',
  'offensiveRune',
  'defensiveRune',
  'criticalRune',
  'necklace',
  'ring',
];

/** The pieces that matter most in a fight, and the food with its amount. */
export function WornPieces({ equipment }: { readonly equipment: Equipment }) {
  const world = useWorld();
  const worn = SHOWN_SLOTS.flatMap((slot) => {
    const item = world.item(equipment[slot] ?? 0);
    return item ? [{ slot, item, amount: slot === 'food' ? (equipment.foodAmount ?? 0) : 1 }] : [];
  });
  if (worn.length === 0) return <p className={styles.bare}>Bare fists, and no lunch.</p>;
  return (
    <ul className={styles.pieces} aria-label="Worn">
      {worn.map(({ slot, item, amount }) => {
        const words = slot === 'food' ? `${item.name}, ${formatNumber(amount)} left` : item.name;
        return (
          <li key={slot} title={words}>
            <ItemTile item={item} amount={amount} />
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
