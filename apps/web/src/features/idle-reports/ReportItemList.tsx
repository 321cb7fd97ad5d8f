import { useState } from 'react';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { ItemTile } from '../items/ItemTile.tsx';
import styles from './ReportItemList.module.css';
import type { Spoil } from './report-items.ts';

/** Up to this many items are shown with their names; more are shown as tiles. */
const ROWS = 8;

/**
 * Items with their amounts. A short list has names; a long one has tiles that show their name when selected.
 */
export function SpoilList({ spoils }: { readonly spoils: readonly Spoil[] }) {
  if (spoils.length > ROWS) return <Tiles spoils={spoils} />;
  return (
    <ul className={styles.rows}>
      {spoils.map((spoil) => (
        <li key={spoil.item.id} className={styles.row}>
          <span className={styles.picture}>
            <ItemPicture item={spoil.item} />
          </span>
          <span className={styles.name}>
            <QualityName item={spoil.item} />
          </span>
          <Amount amount={spoil.amount} />
        </li>
      ))}
    </ul>
  );
}

function Tiles({ spoils }: { readonly spoils: readonly Spoil[] }) {
  const [chosen, setChosen] = useState<Spoil | null>(null);
  return (
    <>
      <ul className={styles.tiles}>
        {spoils.map((spoil) => (
          <li key={spoil.item.id} title={`${spoil.item.name}, ${formatNumber(spoil.amount)}`}>
            <ItemTile
              item={spoil.item}
              amount={spoil.amount}
              selected={spoil === chosen}
              onSelect={() => setChosen(spoil === chosen ? null : spoil)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.chosen} role="status">
        {chosen ? (
          <>
            <QualityName item={chosen.item} /> ×{formatNumber(chosen.amount)}, worth{' '}
            <Gold amount={chosen.item.value * chosen.amount} />
          </>
        ) : (
          'Choose one to see what it is.'
        )}
      </p>
    </>
  );
}

/** Amounts from here on are shortened. The whole amount is in the tooltip and for screen readers. */
const LONG = 1_000_000;

export const Amount = ({ amount }: { readonly amount: number }) =>
  amount < LONG ? (
    <b className={styles.amount}>×{formatNumber(amount)}</b>
  ) : (
    <b className={styles.amount} title={formatNumber(amount)}>
      <span aria-hidden="true">×{formatCompact(amount)}</span>
      <span className="visually-hidden">×{formatNumber(amount)}</span>
    </b>
  );
