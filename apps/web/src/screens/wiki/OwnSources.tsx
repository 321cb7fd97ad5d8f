import type { Item, ItemSource, Shown, World } from '@slumberfell/engine';
import { useMemo } from 'react';
import { aimTime } from '../../features/aims/aim-time.ts';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { hourWords } from '../../features/forecast/fight-words.ts';
import { useRates } from '../../features/forecast/use-rates.ts';
import { AimPress } from '../../features/nearest/AimPress.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './OwnSources.module.css';
import { RowList } from './RowList.tsx';
import { SourceEntry } from './SourceEntry.tsx';
import { isSafeNow, sortedGroups, sourceGroups, type TimedGroup, timedGroups } from './source-groups.ts';
import { type SourceRow, sourceRow } from './source-rows.ts';

interface OwnSourcesProps {
  readonly item: Item;
  readonly shown: Shown;
}

/**
 * The sources of an item for the open character: what it can use now comes first, the quickest first, each
 * with the way there and the time until one comes. One press begins the quickest.
 */
export function OwnSources({ item, shown }: OwnSourcesProps) {
  const world = useWorld();
  const groups = useMemo(() => sourceGroups(item.id, shown, world), [item, shown, world]);
  const { rateOf } = useRates(groups.flatMap(({ target }) => target ?? []));
  const timed = sortedGroups(timedGroups(groups, item.id, rateOf));
  return (
    <>
      <Quickest item={item} groups={timed} />
      <RowList rows={timed.flatMap((group) => rowsOf(group, shown, world))} keyOf={({ row }) => row.key}>
        {({ row, group }) => <SourceEntry row={row} standing={group && <Standing group={group} />} />}
      </RowList>
    </>
  );
}

interface GroupRow {
  readonly row: SourceRow;
  /** The group that the row tells of; null where the row before does. */
  readonly group: TimedGroup | null;
}

/** A group of several enemies has a row of its own, for a hunt meets all of them. */
function rowsOf(group: TimedGroup, shown: Shown, world: World): GroupRow[] {
  const rows = group.sources.map((source) => sourceRow(source, shown, world));
  const [first] = group.sources;
  if (rows.length > 1 && first?.kind === 'fight')
    return [{ row: huntRow(first, world), group }, ...rows.map((row) => ({ row, group: null }))];
  return rows.map((row) => ({ row, group }));
}

const huntRow = ({ region }: Extract<ItemSource, { kind: 'fight' }>, world: World): SourceRow => ({
  key: `hunt ${region.id}`,
  picture: { kind: 'place', path: `regions/${region.id}-narrow.webp` },
  title: `Open combat in ${world.region(region.id)?.name ?? ''}`,
  entry: { section: 'regions', id: region.id },
  below: 'All its enemies together',
  chance: '',
  rate: '',
});

const MARKS = { here: '✓', travel: '➜', later: '✕' } as const;

/** Whether and how the character gets to a group, and the time until one comes. */
function Standing({ group: { reach, text, seconds, rate } }: { readonly group: TimedGroup }) {
  const idleTime = useIdleTime();
  const time = seconds === null ? null : aimTime(seconds, idleTime);
  const danger = reach !== 'later' && rate ? hourWords(rate) : null;
  return (
    <span className={styles.standing} data-reach={reach} aria-busy={rate === undefined}>
      <span aria-hidden="true">{MARKS[reach]}</span> <span>{text}</span>
      {reach !== 'later' && (rate === undefined || time !== null) && (
        <span>{time === null ? ' · …' : ` · one in ${time.charAt(0).toLowerCase()}${time.slice(1)}`}</span>
      )}
      {danger && (
        <span className={styles.danger} data-tone={danger.tone}>
          {` · ${danger.outcome}`}
        </span>
      )}
    </span>
  );
}

interface QuickestProps {
  readonly item: Item;
  readonly groups: readonly TimedGroup[];
}

/** The button that begins the quickest source. It has the same height while forecasts are played. */
function Quickest({ item, groups }: QuickestProps) {
  const isWaiting = groups.some(({ reach, rate }) => reach !== 'later' && rate === undefined);
  const best = groups.find(isSafeNow);
  const { begin, seconds } = best ?? {};
  if (!groups.some((group) => group.reach !== 'later' && group.begin !== null)) return null;
  return (
    <section className={styles.quickest} aria-label="The quickest for you" aria-busy={isWaiting}>
      {isWaiting ? (
        <p className={styles.none}>Looking for the quickest…</p>
      ) : begin && seconds ? (
        <>
          <p className={styles.label}>Quickest for you</p>
          <AimPress
            aim={{
              kind: 'find',
              key: `find:${item.id}`,
              title: item.name,
              text: '',
              seconds,
              ...begin,
              picture: { kind: 'item', id: item.id },
            }}
          />
        </>
      ) : (
        <p className={styles.none}>
          Each fight for it most likely ends with a defeat. Food and better gear change that.
        </p>
      )}
    </section>
  );
}
