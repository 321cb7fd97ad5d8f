import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './RowList.module.css';

interface RowListProps<T> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string | number;
  /** Number of rows that are shown at first. */
  readonly first?: number;
  readonly children: (row: T) => ReactNode;
}

/** Rows with a line between them. A long list shows its first rows, and the rest with one press. */
export function RowList<T>({ rows, keyOf, first = 8, children }: RowListProps<T>) {
  const [all, setAll] = useState(false);
  // A press for a single hidden row would be longer than the row.
  const shown = all || rows.length <= first + 1 ? rows : rows.slice(0, first);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="subtle" fullWidth className={styles.more ?? ''} onClick={() => setAll(true)}>
          {`Show all ${formatNumber(rows.length)}`}
        </Button>
      )}
    </>
  );
}
