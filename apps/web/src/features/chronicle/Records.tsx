import type { ChronicleRecords } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { EntryLink, EntryPicture } from './Entry.tsx';
import styles from './Records.module.css';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

interface BestDay {
  readonly name: 'experience' | 'gold' | 'kills';
  readonly title: string;
  readonly glyph: GlyphName;
  readonly unit: string;
}

const BEST_DAYS: readonly BestDay[] = [
  { name: 'experience', title: 'Wisest day', glyph: 'open-book', unit: 'experience' },
  { name: 'gold', title: 'Richest day', glyph: 'two-coins', unit: 'gold from sales' },
  { name: 'kills', title: 'Wildest day', glyph: 'crossed-swords', unit: 'enemies beaten' },
];

/** Whether there is any record. */
export const hasRecords = (records: ChronicleRecords): boolean =>
  Object.values(records).some((record) => record !== null);

/** The best days, each with its date, and the rarest find. */
export function Records({ records }: { readonly records: ChronicleRecords }) {
  const { rarest } = records;
  return (
    <ul className={styles.records} aria-label="Records">
      {rarest && <RarestFind {...rarest} />}
      {BEST_DAYS.map(({ name, title, glyph, unit }) => {
        const best = records[name];
        return (
          best && (
            <li key={name} className={styles.record}>
              <span className={styles.glyph}>
                <Glyph name={glyph} size={30} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>
                  <b translate="no">{formatNumber(best.amount)}</b> <span>{unit}</span>
                </p>
                <p className={styles.below}>{DATE.format(best.start)}</p>
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}

function RarestFind({ itemId, oneIn }: NonNullable<ChronicleRecords['rarest']>) {
  const world = useWorld();
  return (
    <li className={styles.record} data-rarest="true">
      <span className={styles.picture}>
        <EntryPicture section="items" id={itemId} />
      </span>
      <div>
        <h3>Rarest find</h3>
        <p>
          <EntryLink section="items" id={itemId} name={world.item(itemId)?.name ?? 'A forgotten item'} />
        </p>
        <p className={styles.below}>{`One in ${formatNumber(oneIn)} kills leaves it`}</p>
      </div>
    </li>
  );
}
