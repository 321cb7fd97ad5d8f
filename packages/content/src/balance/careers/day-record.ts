import {
  type Chronicle,
  combatLevelOf,
  DAY,
  goldFromSales,
  namedRow,
  OTHERS,
  type Shown,
  SKILLS,
  skillLevel,
  TIME_KINDS,
  type TimeKind,
  totalLevel,
} from '@slumberfell/engine';
import { Career } from './career.ts';
import { type NewThingKind, newThings } from './new-things.ts';
import { CAREER_BEGINS, type CareerPlayer } from './player.ts';
import type { CareerKind } from './policy.ts';

/** What a day of a career has brought. Sums are of this day alone unless they say something else. */
export interface DayRecord {
  readonly day: number;
  /** At the end of the day. */
  readonly combatLevel: number;
  readonly totalLevel: number;
  /** By name of the skill, at the end of the day. */
  readonly levels: Readonly<Record<string, number>>;
  readonly experience: number;
  readonly goldEarned: number;
  /** Fares, and keys that were not sold again. */
  readonly goldAbsorbed: number;
  readonly deaths: number;
  readonly newThings: Readonly<Partial<Record<NewThingKind, number>>>;
  /** Shares of the day, 0 to 1. */
  readonly time: Readonly<Record<TimeKind | 'idle', number>>;
  /** The regions that were reached until the end of the day, with days since the begin. */
  readonly regions: Readonly<Record<number, number>>;
  readonly commands: number;
  /** Refused commands and steps of plans of all days so far, by command and code. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Plays a career and tells each day. */
export function* recordedDays(kind: CareerKind, days: number, seed: number): Generator<DayRecord> {
  const career = new Career(kind, seed);
  let before = sumsOf(career.player);
  for (let day = 1; day <= days; day++) {
    career.playDay();
    const after = sumsOf(career.player);
    yield recordOf(day, career.player, before, after);
    before = after;
  }
}

interface Sums {
  readonly experience: number;
  readonly earned: number;
  readonly absorbed: number;
  readonly deaths: number;
  readonly time: Readonly<Record<TimeKind, number>>;
  readonly things: ReadonlyMap<string, NewThingKind>;
  readonly given: number;
}

function sumsOf({ shown, chronicle, given }: CareerPlayer): Sums {
  return {
    experience: shown.experience.reduce((sum, points) => sum + points, 0),
    earned: goldFromSales(chronicle),
    absorbed: absorbedIn(chronicle),
    deaths: [...chronicle.enemies.values()].reduce((sum, row) => sum + namedRow('enemies', row).defeats, 0),
    time: timeIn(chronicle),
    things: newThings(shown, chronicle),
    given,
  };
}

function absorbedIn({ gold }: Chronicle): number {
  const { bought, travel, keysSold, keysReturned } = namedRow('gold', gold.get(OTHERS) ?? []);
  return travel + Math.max(0, bought - Math.max(0, keysSold - keysReturned));
}

function timeIn({ regions }: Chronicle): Record<TimeKind, number> {
  const rows = [...regions.values()].map((row) => namedRow('regions', row));
  const sumOf = (kind: TimeKind): number => rows.reduce((sum, row) => sum + row[kind], 0);
  return Object.fromEntries(TIME_KINDS.map((kind) => [kind, sumOf(kind)])) as Record<TimeKind, number>;
}

function recordOf(day: number, player: CareerPlayer, before: Sums, after: Sums): DayRecord {
  const { shown, chronicle, refusals } = player;
  const time = Object.fromEntries(
    TIME_KINDS.map((kind) => [kind, (after.time[kind] - before.time[kind]) / DAY]),
  ) as Record<TimeKind, number>;
  const busy = TIME_KINDS.reduce((sum, kind) => sum + time[kind], 0);
  return {
    day,
    combatLevel: combatLevelOf(shown),
    totalLevel: totalLevel(shown),
    levels: levelsOf(shown),
    experience: after.experience - before.experience,
    goldEarned: after.earned - before.earned,
    goldAbsorbed: after.absorbed - before.absorbed,
    deaths: after.deaths - before.deaths,
    newThings: countOf(before.things, after.things),
    time: { ...time, idle: Math.max(0, 1 - busy) },
    regions: regionsOf(chronicle),
    commands: after.given - before.given,
    refusals: Object.fromEntries(refusals),
  };
}

const levelsOf = (shown: Shown): Record<string, number> =>
  Object.fromEntries(SKILLS.map(({ id, name }) => [name, skillLevel(shown, id)]));

function countOf(before: Sums['things'], after: Sums['things']): Partial<Record<NewThingKind, number>> {
  const counts: Partial<Record<NewThingKind, number>> = {};
  for (const [key, kind] of after) if (!before.has(key)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const regionsOf = ({ firsts }: Chronicle): Record<number, number> =>
  Object.fromEntries(
    firsts
      .filter(({ kind }) => kind === 'region')
      .map(({ id, at }) => [id, Math.max(0, at - CAREER_BEGINS) / DAY]),
  );
