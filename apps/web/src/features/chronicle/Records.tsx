import type { NightFigure } from '@slumberfell/engine';
import type { ChronicleRecords } from '@slumberfell/protocol';
import type { ReactNode } from 'react';
import { formatDay, formatUtcDay } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { EntryLink, EntryPicture } from './Entry.tsx';
import styles from './Records.module.css';

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

interface BestNight {
  readonly name: NightFigure;
  readonly title: string;
  readonly glyph: GlyphName;
  readonly said: (amount: number) => readonly [amount: string, unit: string];
}

const BEST_NIGHTS: readonly BestNight[] = [
  {
    name: 'hunting',
    title: 'Longest hunt',
    glyph: 'paw',
    said: (ms) => [formatDuration(Math.floor(ms / 1000)), 'in one night'],
  },
  {
    name: 'experience',
    title: 'Wisest night',
    glyph: 'secret-book',
    said: (points) => [formatNumber(points), 'experience'],
  },
  {
    name: 'kills',
    title: 'Wildest night',
    glyph: 'pocket-bow',
    said: (kills) => [formatNumber(kills), 'enemies beaten'],
  },
  {
    name: 'items',
    title: 'Fullest night',
    glyph: 'knapsack',
    said: (items) => [formatNumber(items), 'items brought home'],
  },
];

/** A server of the release before may answer without nights. */
export type ShownRecords = Omit<ChronicleRecords, 'nights'> & Partial<Pick<ChronicleRecords, 'nights'>>;

/** Whether there is any record. */
export const hasRecords = ({ nights, ...records }: ShownRecords): boolean =>
  [...Object.values(records), ...Object.values(nights ?? {})].some((record) => record !== null);

interface RecordsProps {
  readonly records: ShownRecords;
  /** The day of a night as text. Default: that of its instant in the player's time zone. */
  readonly nightOf?: (from: number) => string;
}

/** The best nights and days, each with its date, and the rarest find. */
export function Records({ records, nightOf = formatDay }: RecordsProps) {
  const { rarest, nights } = records;
  return (
    <ul className={styles.records} aria-label="Records">
      {rarest && <RarestFind {...rarest} />}
      {BEST_NIGHTS.map(({ name, title, glyph, said }) => {
        const best = nights?.[name];
        if (!best) return null;
        const [amount, unit] = said(best.amount);
        return (
          <BestTime key={title} {...{ title, glyph, amount, unit }}>
            {nightOf(best.from)}
          </BestTime>
        );
      })}
      {BEST_DAYS.map(({ name, title, glyph, unit }) => {
        const best = records[name];
        return (
          best && (
            <BestTime key={title} {...{ title, glyph, unit }} amount={formatNumber(best.amount)}>
              {formatUtcDay(best.start)}
            </BestTime>
          )
        );
      })}
    </ul>
  );
}

interface BestTimeProps {
  readonly title: string;
  readonly glyph: GlyphName;
  readonly amount: string;
  readonly unit: string;
  /** When it was. */
  readonly children: ReactNode;
}

/** The day or night with most of one figure. An item of a list. */
function BestTime({ title, glyph, amount, unit, children }: BestTimeProps) {
  return (
    <li className={styles.record}>
      <span className={styles.glyph}>
        <Glyph name={glyph} size={30} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>
          <b translate="no">{amount}</b> <span>{unit}</span>
        </p>
        <p className={styles.below}>{children}</p>
      </div>
    </li>
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
        <p className={styles.below}>{`One in ${formatNumber(oneIn)} kills brings it`}</p>
      </div>
    </li>
  );
}
