import type { Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { ClaimAll } from './ClaimAll.tsx';
import styles from './CollectableNote.module.css';
import type { Collection } from './inventory-search.ts';

interface CollectableNoteProps {
  readonly collection: Collection;
  /** Items in the inventory that the collection would accept. Without such items the note has no sentence. */
  readonly waiting: readonly Item[];
  /** The sentence, such as `One trophy in your bag has no place here yet.` */
  readonly children: string;
}

/**
 * Tells the player that the inventory has items for this collection, and puts all of them there with one
 * press. A link opens the inventory, which then shows only these items.
 */
export function CollectableNote({ collection, waiting, children }: CollectableNoteProps) {
  return (
    <div className={styles.note}>
      {waiting.length > 0 && (
        <>
          <Glyph name="knapsack" size={18} />
          <span className={styles.sentence}>
            <span>{children}</span>{' '}
            <Link to="/inventory" search={{ waiting: collection }}>
              To the inventory
            </Link>
          </span>
        </>
      )}
      <ClaimAll kind={collection} />
    </div>
  );
}
