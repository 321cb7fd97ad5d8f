import { useState } from 'react';
import { ItemLink } from '../wiki/WikiLink.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { kindOf } from './item-kind.ts';
import styles from './PieceList.module.css';
import { type StatedPiece, stateText } from './stated-pieces.ts';

interface PieceListProps {
  readonly label: string;
  /** The line that opens the list. */
  readonly summary: string;
  readonly pieces: readonly StatedPiece[];
}

/** A list of pieces behind a line. The pieces are not rendered while the list is closed. */
export function PieceList({ label, summary, pieces }: PieceListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.pieces} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && (
        <ul aria-label={label}>
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
                      <span className={styles.state}>{stateText(item, state)}</span>
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
