import type { ReactNode } from 'react';
import { EntryName, EntryRow } from './EntryRow.tsx';
import type { SourceRow } from './source-rows.ts';

interface SourceEntryProps {
  readonly row: SourceRow;
  /** What the source is for the open character, below what it is for all. */
  readonly standing?: ReactNode;
}

/** A row of the list of an item's sources. */
export const SourceEntry = ({
  row: { picture, title, entry, below, chance, rate },
  standing,
}: SourceEntryProps) => (
  <EntryRow
    picture={picture}
    title={entry ? <EntryName {...entry}>{title}</EntryName> : <b>{title}</b>}
    below={
      <>
        {below}
        {standing}
      </>
    }
    aside={
      chance && (
        <>
          <span>{chance}</span> {rate && <small>{rate}</small>}
        </>
      )
    }
  />
);
