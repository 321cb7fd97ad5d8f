// chunk: idle-report
import { useState } from 'react';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { ItemTile } from '../items/ItemTile.tsx';
import { ItemLink } from '../wiki/WikiLink.tsx';
import styles from './ReportItemList.module.css';
import { type ReportItem, worthOfItems } from './report-items.ts';

/** Largest number of items that are shown as rows with names. More items are shown as tiles. */
export const ROWS = 8;

interface ReportItemListProps {
  readonly items: readonly ReportItem[];
  /** Ids of items that the character had never had before. */
  readonly firsts?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Items with their amounts. A short list has names; a long one has tiles that show their name when selected.
 */
export function ReportItemList({ items, firsts = NONE }: ReportItemListProps) {
  if (items.length > ROWS) return <Tiles items={items} firsts={firsts} />;
  return (
    <ul className={styles.rows}>
      {items.map((entry) => (
        <li key={entry.item.id} className={styles.row}>
          <span className={styles.picture}>
            <ItemPicture item={entry.item} />
          </span>
          <span className={styles.name}>
            <ItemLink item={entry.item} />
            {firsts.has(entry.item.id) && <New />}
          </span>
          <Amount amount={entry.amount} />
        </li>
      ))}
    </ul>
  );
}

/** The mark of an item that the character had never had before. */
const New = () => <span className={styles.new}>New</span>;

function Tiles({ items, firsts }: Required<ReportItemListProps>) {
  const world = useWorld();
  const [chosen, setChosen] = useState<ReportItem | null>(null);
  return (
    <>
      <ul className={styles.tiles}>
        {items.map((entry) => (
          <li
            key={entry.item.id}
            className={styles.tile}
            title={`${entry.item.name}, ${formatNumber(entry.amount)}`}
          >
            {firsts.has(entry.item.id) && <New />}
            <ItemTile
              item={entry.item}
              amount={entry.amount}
              selected={entry === chosen}
              onSelect={() => setChosen(entry === chosen ? null : entry)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.chosen} role="status">
        {chosen ? (
          <>
            <ItemLink item={chosen.item} /> {firsts.has(chosen.item.id) && 'is new,'}{' '}
            <span>{`×${formatNumber(chosen.amount)}, worth`}</span>{' '}
            <Gold amount={worthOfItems([chosen], world)} />
          </>
        ) : (
          'Choose one to see what it is.'
        )}
      </p>
    </>
  );
}

/**
 * Amounts of this size and above are shortened, such as `1.2M`. The tooltip and screen readers have the whole
 * amount.
 */
const LONG = 1_000_000;

export const Amount = ({ amount }: { readonly amount: number }) =>
  amount < LONG ? (
    <b translate="no" className={styles.amount}>{`×${formatNumber(amount)}`}</b>
  ) : (
    <b className={styles.amount} title={formatNumber(amount)}>
      <span translate="no" aria-hidden="true">{`×${formatCompact(amount)}`}</span>
      <span translate="no" className="visually-hidden">{`×${formatNumber(amount)}`}</span>
    </b>
  );
