import {
  canBegin,
  type Item,
  type ItemSource,
  isOpenWay,
  itemWays,
  proposedWay,
  reachOf,
  type Shown,
  sortedWays,
  type TimedWay,
  type Training,
  timedWays,
  type Way,
  type World,
} from '@slumberfell/engine';
import { useMemo } from 'react';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { hourWords } from '../../features/forecast/fight-words.ts';
import { useRates } from '../../features/forecast/use-rates.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { PlanPress } from '../../features/nearest/PlanPress.tsx';
import { ProposalPress } from '../../features/nearest/ProposalPress.tsx';
import { proposalTime } from '../../features/proposals/proposal-time.ts';
import { levelName, trainingWork } from '../../features/proposals/training-words.ts';
import { buttonText } from '../../features/ways/command-verbs.ts';
import { pressNote } from '../../features/ways/press-note.ts';
import { wayText } from '../../features/ways/way-words.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './OwnSources.module.css';
import { RowList } from './RowList.tsx';
import { SourceEntry } from './SourceEntry.tsx';
import { type SourceRow, sourceRow } from './source-rows.ts';

interface OwnSourcesProps {
  readonly item: Item;
  readonly shown: Shown;
}

/**
 * The sources of an item for the open character: what it can use now comes first, each with the way there and
 * the time until one comes. One press begins what is proposed.
 */
export function OwnSources({ item, shown }: OwnSourcesProps) {
  const world = useWorld();
  const habits = useHabits();
  const ways = useMemo(
    () => sortedWays(itemWays(item.id, habits, shown, world), shown),
    [item, habits, shown, world],
  );
  const { rateOf } = useRates(ways.flatMap((way) => way.ask ?? []));
  const timed = timedWays(ways, item.id, rateOf);
  return (
    <>
      <Quickest item={item} shown={shown} ways={timed} />
      <RowList rows={timed.flatMap((way) => rowsOf(way, shown, world))} keyOf={({ row }) => row.key}>
        {({ row, way }) => <SourceEntry row={row} standing={way && <WayNote way={way} shown={shown} />} />}
      </RowList>
    </>
  );
}

interface WayRow {
  readonly row: SourceRow;
  /** The way that the row tells of; null where the row before does. */
  readonly way: TimedWay | null;
}

/** A hunt of several enemies has a row of its own, for it meets all of them. */
function rowsOf(way: TimedWay, shown: Shown, world: World): WayRow[] {
  const rows = way.sources.map((source) => sourceRow(source, shown, world));
  const [first] = way.sources;
  if (rows.length > 1 && first?.kind === 'fight')
    return [{ row: huntRow(first, world), way }, ...rows.map((row) => ({ row, way: null }))];
  return rows.map((row) => ({ row, way }));
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

interface WayProps {
  readonly way: TimedWay;
  readonly shown: Shown;
}

/** Whether and how the character gets to a source, and the time until one comes. */
function WayNote({ way, shown }: WayProps) {
  const world = useWorld();
  const reach = reachOf(way, shown);
  const time = useOneIn(way.seconds);
  return (
    <span className={styles.standing} data-reach={reach}>
      <span aria-hidden="true">{MARKS[reach]}</span> <span>{wayText(way, shown, world)}</span>
      {isForeseen(way) ? (
        <FightTime way={way} />
      ) : (
        reach !== 'later' && time !== null && <span>{` · one in ${time}`}</span>
      )}
    </span>
  );
}

function useOneIn(seconds: number | null): string | null {
  const idleTime = useIdleTime();
  if (seconds === null) return null;
  const time = proposalTime(seconds, idleTime);
  return `${time.charAt(0).toLowerCase()}${time.slice(1)}`;
}

/** Whether a forecast tells the time of a way that is open. */
const isForeseen = (way: Way): boolean => isOpenWay(way) && way.ask !== null;

/** What the forecast of a fight says. Its room is there before the forecast. */
function FightTime({ way: { seconds, rate } }: Pick<WayProps, 'way'>) {
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
          {danger?.outcome ?? 'no danger within the hour'}
        </span>
      )}
    </span>
  );
}

interface QuickestProps {
  readonly item: Item;
  readonly shown: Shown;
  readonly ways: readonly TimedWay[];
}

/**
 * The button that begins what is proposed: to gather or make it, else the quickest way. It keeps its height
 * while forecasts are played.
 */
function Quickest({ item, shown, ways }: QuickestProps) {
  const world = useWorld();
  const begun = ways.filter(canBegin);
  const training = ways.find((way) => way.training !== null)?.training ?? null;
  const [first] = begun;
  if (!first && training === null) return null;
  const best = proposedWay(ways);
  // The room stays when the forecasts are there, so that nothing moves then.
  const isAwaited =
    proposedWay(ways.map((way) => ({ ...way, rate: way.ask === null ? null : undefined }))) === null;
  const lengthOf = ({ commands }: TimedWay): number =>
    buttonText(commands, world).length + (pressNote(commands, shown, world)?.length ?? 0);
  const longest =
    first && begun.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), first);
  return (
    <section className={styles.quickest} aria-label="What brings it to you" aria-busy={best === null}>
      {longest && isAwaited && (
        <div className={styles.room}>
          <ProposedPress item={item} shown={shown} way={longest} />
        </div>
      )}
      <div className={styles.said}>
        {best && <ProposedPress item={item} shown={shown} way={best} />}
        {best === null && <p className={styles.none}>Looking for the quickest…</p>}
        {best === undefined && training && <TrainingPress training={training} />}
        {best === undefined && !training && <p className={styles.none}>{noneWords(begun)}</p>}
      </div>
    </section>
  );
}

const noneWords = (begun: readonly TimedWay[]): string =>
  begun.some(({ rate }) => rate)
    ? 'Each fight for it most likely ends in defeat. Food and better gear change that.'
    : 'Your browser could not work out which is the quickest.';

function ProposedPress({ item, shown, way }: WayProps & Pick<QuickestProps, 'item'>) {
  const world = useWorld();
  const { commands, plan, seconds, sources } = way;
  const [row] = rowsOf(way, shown, world);
  const isMade = sources[0]?.kind === 'recipe';
  return (
    <>
      <p className={styles.label}>
        {isMade ? 'For certain: ' : 'Quickest for you: '}
        <b>{row?.row.title}</b>
      </p>
      {plan.length > 0 ? (
        <PlanPress name={item.name} seconds={seconds ?? 0} steps={plan} />
      ) : (
        <ProposalPress title={item.name} seconds={seconds ?? TYPICAL_TIME} commands={commands} />
      )}
    </>
  );
}

/** The level that is lacking, how it is reached, and the button that begins that. */
function TrainingPress({ training }: { readonly training: Training }) {
  const world = useWorld();
  const name = levelName(training);
  return (
    <>
      <p className={styles.label}>
        First reach <b>{name}</b>, <span>{trainingWork(training, world)}</span>
      </p>
      <PlanPress name={name} seconds={training.seconds} steps={training.steps} />
    </>
  );
}

/** Seconds. The time for which room is kept until it is known. */
const TYPICAL_TIME = 7_200;
