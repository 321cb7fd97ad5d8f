import type { Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './CollectableNote.module.css';
import type { Collection } from './inventory-search.ts';

interface CollectableNoteProps {
  readonly collection: Collection;
  /** Items in the inventory that could be collected. The note is hidden when there are none. */
  readonly waiting: readonly Item[];
  /** `One trophy in your bag has no place here yet.` */
  readonly children: ReactNode;
}

/**
 * Says how many items in the inventory could be collected, with a link to the inventory that shows only
 * those.
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
