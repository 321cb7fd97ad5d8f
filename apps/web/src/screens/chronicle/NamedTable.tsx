import { Button } from '@mantine/core';
import type { WikiSection } from '@slumberfell/engine';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { EntryLink, EntryPicture } from '../../features/chronicle/Entry.tsx';
import { matchesSearch, searchWords } from '../../features/items/name-search.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { SearchInput } from '../../ui/components/SearchInput.tsx';
import styles from './NamedTable.module.css';

/** A row of figures about an item, an enemy or another entry of the Wiki. */
export interface NamedRow {
  /** Null for what has no page. */
  readonly section: WikiSection | null;
  readonly id: number;
  readonly name: string;
  /** A line below the name. */
  readonly below?: string;
  /** The figures, one for each column after the first. */
  readonly cells: readonly string[];
}

/** Rows of a page. */
const ROWS = 15;
/** A list with fewer rows has no search field. */
const LEAST_FOR_SEARCH = 8;
const LONGEST_SEARCH = 60;

interface NamedTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly NamedRow[];
  /** Controls beside the search field. */
  readonly tools?: ReactNode;
}

/** A table of named rows with pictures, a search by name, and pages. */
export function NamedTable({ label, head, rows, tools }: NamedTableProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const query = useDeferredValue(typed);
  const found = useMemo(() => {
    const words = searchWords(query);
    return rows.filter(({ name }) => matchesSearch(name, words));
  }, [rows, query]);
  const lastPage = Math.max(1, Math.ceil(found.length / ROWS));
  const shownPage = Math.min(page, lastPage);
  const shown = found.slice((shownPage - 1) * ROWS, shownPage * ROWS);
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  return (
    <div className={styles.list}>
      {(tools || rows.length >= LEAST_FOR_SEARCH) && (
        <div className={styles.tools}>
          {rows.length >= LEAST_FOR_SEARCH && (
            <SearchInput
              label={`Search: ${label.toLowerCase()}`}
              value={typed}
              longest={LONGEST_SEARCH}
              onChange={search}
            />
          )}
          {tools}
        </div>
      )}
      {found.length === 0 ? (
        <p className={styles.none}>{rows.length === 0 ? 'Nothing yet.' : 'Nothing has that name.'}</p>
      ) : (
        <table className={styles.table} aria-label={label}>
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
            {shown.map((row) => (
              <Row key={`${row.section} ${row.id}`} head={head} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {lastPage > 1 && (
        <p className={styles.pager}>
          <Button variant="default" disabled={shownPage === 1} onClick={() => setPage(shownPage - 1)}>
            Back
          </Button>
          <span aria-live="polite">{`Page ${formatNumber(shownPage)} of ${formatNumber(lastPage)}`}</span>
          <Button variant="default" disabled={shownPage === lastPage} onClick={() => setPage(shownPage + 1)}>
            Next
          </Button>
        </p>
      )}
    </div>
  );
}

const Row = ({ head, row }: { readonly head: readonly string[]; readonly row: NamedRow }) => (
  <tr>
    <th scope="row">
      <span className={styles.entry}>
        {row.section && (
          <span className={styles.picture}>
            <EntryPicture section={row.section} id={row.id} />
          </span>
        )}
        <span>
          {row.section ? <EntryLink section={row.section} id={row.id} name={row.name} /> : row.name}
          {row.below && <small className={styles.below}>{row.below}</small>}
        </span>
      </span>
    </th>
    {row.cells.map((cell, place) => (
      <td key={head[place + 1]} translate="no">
        {cell}
      </td>
    ))}
  </tr>
);
