import { disenchantingRate, type Item, type ItemAmount } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { ItemLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber, formatRate } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import type { Choice, Piece } from './disenchanting.ts';
import styles from './PieceList.module.css';

interface PieceListProps {
  readonly pieces: readonly Piece[];
  /** The essence that the pieces become. */
  readonly essence: Item;
  readonly chosen: readonly ItemAmount[];
  /** Largest number of pieces in one session. */
  readonly cap: number;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * The equipment in the inventory that can be disenchanted into the essence, with a field for the amount of
 * each item.
 */
export function PieceList({ pieces, essence, chosen, cap, onChoose }: PieceListProps) {
  if (pieces.length === 0) {
    return (
      <EmptyState title="Nothing to undo.">{`No equipment in your bag can become ${essence.name}. What you are wearing does not count.`}</EmptyState>
    );
  }
  const choice = new Map(chosen.map(({ itemId, amount }) => [itemId, amount]));
  const taken = chosen.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section>
      <h3 className={styles.heading}>In your bag</h3>
      <ul className={styles.list}>
        {pieces.map(({ item, owned, yields }) => {
          const amount = choice.get(item.id) ?? 0;
          return (
            <li key={item.id} data-chosen={amount > 0}>
              <span className={styles.picture}>
                <ItemPicture item={item} />
              </span>
              <span className={styles.words}>
                <ItemLink item={item} />
                <small>{`${formatNumber(owned)} owned · ${yields} essence each`}</small>
                <PieceRate item={item} />
              </span>
              <AmountField
                compact
                label={`Amount of ${item.name}`}
                value={amount}
                min={0}
                max={Math.min(owned, cap - taken + amount)}
                onChange={(next) => onChoose(new Map(choice).set(item.id, next))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What an hour of disenchanting such pieces brings. */
function PieceRate({ item }: { readonly item: Item }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const rate = disenchantingRate(shown, item, world);
  if (rate === null) return null;
  return (
    <small>
      {`${formatRate(rate.experience)} xp/h · ${formatRate(rate.products)} essence/h · ${formatRate(rate.gold)} gold/h`}
    </small>
  );
}
