import type { Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';
import styles from './BagNote.module.css';

interface BagNoteProps {
  /** What the bag holds that could be collected; nothing is said of nothing. */
  readonly waiting: readonly Item[];
  /** `One trophy in your bag has no place here yet.` */
  readonly children: ReactNode;
}

/** Tells of what waits in the bag, and leads there. */
export function BagNote({ waiting, children }: BagNoteProps) {
  if (waiting.length === 0) return null;
  return (
    <p className={styles.note}>
      <Glyph name="knapsack" size={18} />
      <span>
        {children} <Link to="/inventory">To the inventory</Link>
      </span>
    </p>
  );
}
