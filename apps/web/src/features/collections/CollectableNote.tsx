import type { Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './CollectableNote.module.css';
import type { Collection } from './inventory-search.ts';

interface CollectableNoteProps {
  readonly collection: Collection;
  /** Items in the inventory that the collection would accept. Without such items the note is hidden. */
  readonly waiting: readonly Item[];
  /** The sentence, such as `One trophy in your bag has no place here yet.` */
  readonly children: ReactNode;
}

/**
 * Tells the player that the inventory has items for this collection. A link opens the inventory, which then
 * shows only these items.
 */
export function CollectableNote({ collection, waiting, children }: CollectableNoteProps) {
  if (waiting.length === 0) return null;
  return (
    <p className={styles.note}>
      <Glyph name="knapsack" size={18} />
      <span>
        {children}{' '}
        <Link to="/inventory" search={{ waiting: collection }}>
          To the inventory
        </Link>
      </span>
    </p>
  );
}
