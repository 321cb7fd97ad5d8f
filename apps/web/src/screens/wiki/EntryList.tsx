import { type WikiEntry, wikiPath } from '@slumberfell/engine';
import { type ReactNode, useRef } from 'react';
import { useNearWindow } from '../../features/collections/use-near-window.ts';
import { pictureOfEntry } from '../../features/entry-pictures/PictureOf.tsx';
import { TraitMark } from '../../features/traits/TraitMark.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { QualityName } from '../../ui/components/QualityName.tsx';
import styles from './EntryList.module.css';
import { EntryRow } from './EntryRow.tsx';

interface EntryListProps {
  readonly entries: readonly WikiEntry[];
  readonly label: string;
  /** The line below the name of an entry. */
  readonly belowOf: (entry: WikiEntry) => ReactNode;
}

/** Id of the element of a row. */
export const rowId = (index: number): string => `row-${index}`;

/**
 * A long list of entries. All rows have the same height, and a row is rendered when it comes near the window,
 * so that thousands of rows open at once and the browser returns to the place that the reader left.
 */
export function EntryList({ entries, label, belowOf }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const near = useNearWindow(list, entries);
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {entries.map((entry, index) => (
        <li key={wikiPath(entry)} id={rowId(index)} data-tile={index} className={styles.cell}>
          {near.has(index) && <Row entry={entry} below={belowOf(entry)} />}
        </li>
      ))}
    </ul>
  );
}

function Row({ entry, below }: { readonly entry: WikiEntry; readonly below: ReactNode }) {
  const world = useWorld();
  const { section, id, name } = entry;
  const picture = pictureOfEntry(section, id, world);
  const item = section === 'items' || section === 'recipes' ? world.item(id) : undefined;
  if (!picture) return null;
  return (
    <WikiLink section={section} id={id} className={styles.link}>
      <EntryRow
        picture={picture}
        title={
          item ? (
            <>
              <QualityName item={item} />
              <TraitMark item={item} />
            </>
          ) : (
            <b className={styles.name}>{name}</b>
          )
        }
        below={below}
      />
    </WikiLink>
  );
}
