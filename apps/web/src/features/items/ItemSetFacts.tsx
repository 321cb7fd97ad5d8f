import type { Item, ItemSet } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { ItemSetTraits } from '../traits/ItemSetTraits.tsx';
import { asWorn, itemSetLines, linesWith, piecesOfSet, wornSets, wornText } from '../traits/item-sets.ts';
import styles from './ItemSetFacts.module.css';
import { ItemSetLink } from './ItemSetLink.tsx';
import { PieceList } from './PieceList.tsx';
import { piecesSummary, statedPieces } from './stated-pieces.ts';

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
      <SetPieces itemSet={itemSet} />
    </section>
  );
}

function SetPieces({ itemSet }: { readonly itemSet: ItemSet }) {
  const world = useWorld();
  const pieces = statedPieces(piecesOfSet(itemSet, world), useShown());
  return (
    <PieceList
      key={itemSet.id}
      label={`Pieces of ${itemSet.name}`}
      summary={piecesSummary(pieces)}
      pieces={pieces}
    />
  );
}
