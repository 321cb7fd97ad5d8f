import { useState } from 'react';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { Gold } from '../../ui/parts/Gold.tsx';
import { QualityName } from '../../ui/parts/QualityName.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { ItemTile } from '../items/ItemTile.tsx';
import styles from './SpoilList.module.css';
import type { Spoil } from './spoils.ts';

/** So many are told by name; more lie side by side. */
const ROWS = 8;

/** Things with their amounts: with their names where they are few, otherwise as tiles that tell more when chosen. */
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

/** Numbers that would not fit are short; the whole one is shown to who points at it, and read out. */
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
