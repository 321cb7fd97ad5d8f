import type { Item, ItemSet } from '@slumberfell/engine';
import { useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { ItemSetTraits } from '../traits/ItemSetTraits.tsx';
import { asWorn, itemSetLines, linesWith, wornSets, wornText } from '../traits/item-sets.ts';
import { ItemLink } from '../wiki/WikiLink.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './ItemSetFacts.module.css';
import { ItemSetLink } from './ItemSetLink.tsx';
import { kindOf } from './item-kind.ts';
import { piecesSummary, setPieces } from './set-pieces.ts';

interface ItemSetFactsProps {
  readonly itemSet: ItemSet;
  /** The piece of which to say what wearing it would gain. Absent when nothing is compared. */
  readonly compared?: Item | undefined;
}

/** An item set: how much of it is worn, its traits by pieces, and behind a line its pieces. */
export function ItemSetFacts({ itemSet, compared }: ItemSetFactsProps) {
  const world = useWorld();
  const shown = useShown();
  const worn = shown && asWorn(itemSet, wornSets(shown, world));
  const lines =
    shown && compared
      ? linesWith(itemSet, compared, shown, world)
      : itemSetLines(worn ?? { itemSet, pieces: 0 }, world);
  return (
    <section className={styles.set} aria-label={`${itemSet.name} (item set)`}>
      <p className={styles.head}>
        <b>
          <ItemSetLink itemSet={itemSet} />
        </b>{' '}
        <span>{worn ? `(item set), ${wornText(worn)}` : '(item set)'}</span>
      </p>
      <ItemSetTraits lines={lines} saysWhichCount={shown !== null} />
      <SetPieces key={itemSet.id} itemSet={itemSet} />
    </section>
  );
}

/** The pieces are not rendered while the list is closed. */
function SetPieces({ itemSet }: { readonly itemSet: ItemSet }) {
  const world = useWorld();
  const shown = useShown();
  const [isOpen, setIsOpen] = useState(false);
  const pieces = setPieces(itemSet, shown, world);
  return (
    <details className={styles.pieces} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{piecesSummary(pieces)}</summary>
      {isOpen && (
        <ul aria-label={`Pieces of ${itemSet.name}`}>
          {pieces.map(({ item, state }) => (
            <li key={item.id} data-state={state}>
              <span className={styles.picture}>
                <ItemPicture item={item} />
              </span>
              <span className={styles.words}>
                <ItemLink item={item} />
                <small>
                  {kindOf(item)}
                  {state && (
                    <span>
                      {' · '}
                      <span className={styles.state}>{state}</span>
                    </span>
                  )}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
