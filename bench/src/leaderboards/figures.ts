import { setImmediate as nextTurn } from 'node:timers/promises';
import { seededRandom } from '@slumberfell/engine/testing';
import { LEADERBOARD_PAGE_SIZE, LEADERBOARD_TYPES } from '@slumberfell/protocol';
import {
  BatchSettler,
  boardOf,
  leaderboardFor,
  ROUND_TIME,
  Scheduler,
  sessionJobs,
} from '@slumberfell/server/benchmarks';
import { giveCommands } from '../commands.bench.ts';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import type { Sizes } from '../suite.ts';
import { compare } from './full-sort.ts';
import { type DatabaseName, openPopulatedGame, type PopulatedGame } from './populated-game.ts';

interface Amounts {
  /** How many characters the game has. */
  readonly count: number;
  /** How many veterans have a running session: more than are settled during the measurement. */
  readonly idle: number;
  readonly pages: number;
  readonly phases: number;
  /** Seconds of CPU time that one phase of `throughput` takes. */
  readonly phaseTime: number;
  /** How many random pages of a leaderboard are compared with a full sort. */
  readonly samples: number;
}

export const SIZES: Sizes<Amounts> = {
  full: { count: 1_000_000, idle: 2_000, pages: 4_000, phases: 8, phaseTime: 1.5, samples: 100 },
  short: { count: 4_000, idle: 100, pages: 50, phases: 1, phaseTime: 0.2, samples: 5 },
};

/** The share of all characters that have a running session. */
const RUNNING = 0.1;
const RESTING = 64;
const COMMANDS_AT_ONCE = 32;
/** Settlements that share one transaction. */
const SETTLED_AT_ONCE = 32;
const COMPARED = ['Level', 'Trophies', 'RadiantCards', 'Gold', 'Mining', 'Attack'] as const;

const random = seededRandom(1_000_000);
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

interface Times {
  readonly p50: number;
  readonly p99: number;
  /** p99 of the CPU time of this process. Other load on the machine does not change it. */
  readonly cpuP99: number;
}

/**
 * Measures the ms until a random page of a random leaderboard is answered, with the rank of one character.
 */
async function answerTimes(populated: PopulatedGame, { count, idle, pages }: Amounts): Promise<Times> {
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let request = 0; request < pages; request++) {
    const page = 1 + Math.floor((random() * count) / LEADERBOARD_PAGE_SIZE);
    // One request in ten comes from a veteran with a running session. The others come from characters without
    // a session.
    const [from, to] = request % 10 === 0 ? [0, idle] : [count * RUNNING + RESTING, count];
    const own = 1 + Math.floor(from + random() * (to - from));
    const cpu = process.cpuUsage();
    const began = performance.now();
    await leaderboardFor(populated, anyOf(LEADERBOARD_TYPES), page, own);
    times.push(performance.now() - began);
    const { user, system } = process.cpuUsage(cpu);
    cpuTimes.push((user + system) / 1_000);
    await nextTurn();
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpuP99: quantile(cpuTimes, 0.99) };
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] as number;

/**
 * Measures how many commands per second of CPU time the game executes, with and without the settlements of a
 * leaderboard round. The commands are those of characters without a session. Rates are per second of CPU
 * time, not of wall time: on a busy machine commands take longer, and more settlements would be due per
 * command.
 */
async function throughput(
  populated: PopulatedGame,
  { count: characters, idle, phases, phaseTime }: Amounts,
): Promise<Throughput> {
  const { clock, game, resting } = populated;
  const settler = new BatchSettler(populated.storage, game.sessions);
  // Moves the clock to the instant at which the next round is due.
  clock.ahead(ROUND_TIME);
  let settlements = 0;
  const settle = async (count: number): Promise<void> => {
    const ids = Array.from({ length: count }, (_, index) => 1 + ((settlements + index) % idle));
    settlements += count;
    const failures = await settler.settle(ids);
    if (failures.length > 0) throw new AggregateError(failures, 'settlements failed');
  };
  const phase = async (settlementsPerSecond: number): Promise<number> => {
    const began = cpuSeconds();
    let given = 0;
    let settled = 0;
    for (; cpuSeconds() - began < phaseTime; given += COMMANDS_AT_ONCE) {
      const isDue = settled + SETTLED_AT_ONCE <= (cpuSeconds() - began) * settlementsPerSecond;
      if (isDue) settled += SETTLED_AT_ONCE;
      await Promise.all([
        giveCommands({ game, characterIds: resting }, COMMANDS_AT_ONCE),
        isDue ? settle(SETTLED_AT_ONCE) : null,
      ]);
    }
    // Settles the rest of the due characters, which are too few for a full transaction.
    await settle(Math.round((cpuSeconds() - began) * settlementsPerSecond) - settled);
    return given / (cpuSeconds() - began);
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= phases; turn++) {
    const without = await phase(0);
    const within = await phase((1_000 * characters * RUNNING) / ROUND_TIME);
    // Turn 0 only warms up the code. Its results do not count.
    if (turn === 0) continue;
    alone.push(without);
    beside.push(within);
  }
  return { alone: median(alone), beside: median(beside), settlements };
}

interface Throughput {
  readonly alone: number;
  readonly beside: number;
  /** The number of settlements in all phases together. */
  readonly settlements: number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

function startRounds({ storage, game }: PopulatedGame): Scheduler {
  const scheduler = new Scheduler({
    log: { warn: (...said: unknown[]) => console.error(...said) },
    failed: () => undefined,
  });
  scheduler.start(sessionJobs({ storage, game, alertsAreDue: () => undefined }));
  return scheduler;
}

async function wrongPages(
  { storage, game }: PopulatedGame,
  { samples }: Amounts,
): Promise<{ compared: number; wrong: number }> {
  const sum = { compared: 0, wrong: 0 };
  for (const type of COMPARED) {
    const { compared, wrong } = await compare(storage, game.leaderboards, boardOf(type), samples, random);
    sum.compared += compared;
    sum.wrong += wrong;
  }
  return sum;
}

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;
const ms = (time: number): string => `${time.toFixed(2)} ms`;
const timesText = ({ p50, p99, cpuP99 }: Times): string =>
  `p50 ${ms(p50)}, p99 ${ms(p99)}, p99 of CPU time ${ms(cpuP99)}`;

/** Runs all measurements in order. */
async function measure(populated: PopulatedGame, amounts: Amounts) {
  const began = performance.now();
  while (await populated.game.leaderboards.rebalance());
  const built = (performance.now() - began) / 1_000;
  const before = await wrongPages(populated, amounts);
  const quiet = await answerTimes(populated, amounts);
  const commands = await throughput(populated, amounts);
  const scheduler = startRounds(populated);
  const busy = await answerTimes(populated, amounts);
  await scheduler.close();
  const after = await wrongPages(populated, amounts);
  return { built, before, quiet, commands, busy, after };
}

/**
 * Measures a game with many characters: whether its leaderboards are exact and fast, and what they cost.
 */
export async function leaderboardFigures(name: DatabaseName, amounts: Amounts): Promise<Figure[]> {
  const { count, idle } = amounts;
  const population = { count, players: idle + RESTING, away: count * RUNNING - idle };
  const populated = await openPopulatedGame(name, population, idle);
  const measured = await measure(populated, amounts).finally(() => populated.close());
  const { built, before, quiet, commands, busy, after } = measured;
  const of = `leaderboards: ${name}, ${count.toLocaleString('en')} characters`;
  return [
    {
      name: `${of}: wrong pages and ranks, against a full sort`,
      ratio: before.wrong + after.wrong,
      limit: 0,
      goal: 'at most',
      detail: `of ${before.compared} fresh and ${after.compared} after changes; stretches counted in ${built.toFixed(1)} s`,
    },
    {
      name: `${of}: p99 of any page with one's own rank / 10 ms`,
      ratio: quiet.p99 / 10,
      limit: 1,
      goal: 'at most',
      detail: timesText(quiet),
    },
    {
      name: `${of}: the same during ranking rounds / 10 ms`,
      ratio: busy.p99 / 10,
      limit: 1,
      goal: 'at most',
      detail: timesText(busy),
    },
    {
      name: `${of}: commands beside the rounds of ${(count * RUNNING).toLocaleString('en')} sessions / without`,
      ratio: commands.beside / commands.alone,
      limit: 0.9,
      goal: 'at least',
      detail: `${perSecond(commands.beside)} / ${perSecond(commands.alone)} of CPU time, ${commands.settlements.toLocaleString('en')} settlements`,
    },
  ];
}
