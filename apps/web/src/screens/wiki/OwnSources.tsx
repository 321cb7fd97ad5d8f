import type { Item, ItemSource, Shown, World } from '@slumberfell/engine';
import { useMemo } from 'react';
import { aimStart, buttonText } from '../../features/aims/aim-start.ts';
import { aimTime } from '../../features/aims/aim-time.ts';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { hourWords } from '../../features/forecast/fight-words.ts';
import { useRates } from '../../features/forecast/use-rates.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { AimPress } from '../../features/nearest/AimPress.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './OwnSources.module.css';
import { RowList } from './RowList.tsx';
import { SourceEntry } from './SourceEntry.tsx';
import { quickestOf, sortedGroups, sourceGroups, type TimedGroup, timedGroups } from './source-groups.ts';
import { type SourceRow, sourceRow } from './source-rows.ts';

interface OwnSourcesProps {
  readonly item: Item;
  readonly shown: Shown;
}

/**
 * The sources of an item for the open character: what it can use now comes first, each with the way there and
 * the time until one comes. One press begins the quickest.
 */
export function OwnSources({ item, shown }: OwnSourcesProps) {
  const world = useWorld();
  const habits = useHabits();
  const groups = useMemo(
    () => sortedGroups(sourceGroups(item.id, habits, shown, world)),
    [item, habits, shown, world],
  );
  const { rateOf } = useRates(groups.flatMap(({ target }) => target ?? []));
  const timed = timedGroups(groups, item.id, rateOf);
  return (
    <>
      <Quickest item={item} shown={shown} groups={timed} />
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
function Standing({ group }: { readonly group: TimedGroup }) {
  const { reach, text, seconds } = group;
  const time = useOneIn(seconds);
  return (
    <span className={styles.standing} data-reach={reach}>
      <span aria-hidden="true">{MARKS[reach]}</span> <span>{text}</span>
      {isForeseen(group) ? (
        <FightTime group={group} />
      ) : (
        reach !== 'later' && time !== null && <span>{` · one in ${time}`}</span>
      )}
    </span>
  );
}

function useOneIn(seconds: number | null): string | null {
  const idleTime = useIdleTime();
  if (seconds === null) return null;
  const time = aimTime(seconds, idleTime);
  return `${time.charAt(0).toLowerCase()}${time.slice(1)}`;
}

/** Whether a forecast tells the time of a group that is within reach. */
const isForeseen = ({ reach, target }: TimedGroup): boolean => reach !== 'later' && target !== null;

/** What the forecast of a fight says. Its room is there before the forecast. */
function FightTime({ group: { seconds, rate } }: { readonly group: TimedGroup }) {
  const time = useOneIn(seconds);
  const danger = rate ? hourWords(rate) : null;
  const words = (): string => {
    if (rate === undefined) return '…';
    return time === null ? 'No time is known' : `One in ${time}`;
  };
  return (
    <span className={styles.time} aria-busy={rate === undefined}>
      <span>{words()}</span>{' '}
      {rate && (
        <span className={styles.danger} data-tone={danger?.tone}>
          {danger?.outcome ?? 'nothing threatens within the hour'}
        </span>
      )}
    </span>
  );
}

interface QuickestProps {
  readonly item: Item;
  readonly shown: Shown;
  readonly groups: readonly TimedGroup[];
}

/** The button that begins the quickest source. It keeps its height while forecasts are played. */
function Quickest({ item, shown, groups }: QuickestProps) {
  const world = useWorld();
  const begun = groups.filter(isBegun);
  const [first] = begun;
  if (!first) return null;
  const isWaiting = begun.some(({ rate }) => rate === undefined);
  const best = isWaiting ? undefined : begun.find(({ key }) => key === quickestOf(groups)?.key);
  const lengthOf = ({ begin }: BegunGroup): number =>
    buttonText(begin).length + (aimStart(begin, shown, world).note?.length ?? 0);
  const longest = begun.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), first);
  return (
    <section className={styles.quickest} aria-label="The quickest for you" aria-busy={isWaiting}>
      {begun.some(isForeseen) && (
        <div className={styles.room}>
          <QuickestPress item={item} shown={shown} group={longest} />
        </div>
      )}
      <div className={styles.said}>
        {best ? (
          <QuickestPress item={item} shown={shown} group={best} />
        ) : (
          <p className={styles.none}>{isWaiting ? 'Looking for the quickest…' : noneWords(begun)}</p>
        )}
      </div>
    </section>
  );
}

type BegunGroup = TimedGroup & { readonly begin: NonNullable<TimedGroup['begin']> };

/** Whether a press can begin a group. */
const isBegun = (group: TimedGroup): group is BegunGroup => group.reach !== 'later' && group.begin !== null;

const noneWords = (begun: readonly BegunGroup[]): string =>
  begun.some(({ rate }) => rate)
    ? 'Each fight for it most likely ends with a defeat. Food and better gear change that.'
    : 'Which of them is the quickest cannot be told now.';

interface QuickestPressProps extends Pick<QuickestProps, 'item' | 'shown'> {
  readonly group: BegunGroup;
}

function QuickestPress({ item, shown, group }: QuickestPressProps) {
  const world = useWorld();
  const { begin, seconds } = group;
  const [row] = rowsOf(group, shown, world);
  return (
    <>
      <p className={styles.label}>
        Quickest for you: <b>{row?.row.title}</b>
      </p>
      <AimPress
        aim={{
          kind: 'find',
          key: `find:${item.id}`,
          title: item.name,
          text: '',
          seconds: seconds ?? TYPICAL_TIME,
          ...begin,
          picture: { kind: 'item', id: item.id },
        }}
      />
    </>
  );
}

/** Seconds. The time for which room is kept until it is known. */
const TYPICAL_TIME = 7_200;
