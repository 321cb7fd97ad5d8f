import { useMemo, useRef } from 'react';
import styles from './Jumps.module.css';
import { useTileSteps } from './use-tile-steps.ts';

/** A part of a long list to which one press leads. */
export interface Jump {
  /** Id of the part's element. */
  readonly id: string;
  readonly label: string;
}

/**
 * The jumps to the parts of a long list. On phones they are a strip above the dock, in reach of the thumb.
 * The Tab key stops only once in it; arrow keys, Home and End move between the jumps.
 * Renders nothing for fewer than two parts.
 */
export function Jumps({ jumps }: { readonly jumps: readonly Jump[] }) {
  return jumps.length < 2 ? null : <Strip jumps={jumps} />;
}

function Strip({ jumps }: { readonly jumps: readonly Jump[] }) {
  const list = useRef<HTMLUListElement>(null);
  const places = useMemo(() => jumps.map((_, place) => place), [jumps]);
  const { stop, listeners } = useTileSteps(list, places, () => 1);
  return (
    <nav aria-label="Jump to" className={styles.jumps} data-jumps="">
      <ul ref={list} className={styles.list} {...listeners}>
        {jumps.map(({ id, label }, place) => (
          <li key={id} data-tile={place}>
            <button
              type="button"
              className={styles.jump}
              tabIndex={place === stop ? 0 : -1}
              onClick={() => jumpTo(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to an element and moves the focus there, so that the Tab key goes on from it. */
function jumpTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  target.scrollIntoView({ block: 'start' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
