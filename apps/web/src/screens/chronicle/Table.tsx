import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './ChronicleScreen.module.css';

/** The first entries of a list, and a button that shows all if there are more than `most`. */
function useFolded<T>(entries: readonly T[], most: number) {
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = entries.length > most;
  return {
    shown: isOpen ? entries : entries.slice(0, most),
    more: hasMore && (
      <Button variant="default" className={styles.more} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Show fewer' : `Show all ${formatNumber(entries.length)}`}
      </Button>
    ),
  };
}

/** Rows of a table before the rest is folded. */
const ROWS = 12;

export interface TableProps {
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of which a button shows all rows if there are many. */
export function Table({ head, rows }: TableProps) {
  const { shown, more } = useFolded(rows, ROWS);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, ...cells], index) => (
            // Two rows may have the same name, so the key has the place. A row has no state.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state.
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={head[place + 1]} translate="no">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}
