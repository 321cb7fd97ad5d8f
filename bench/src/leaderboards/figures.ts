import { setImmediate as nextTurn } from 'node:timers/promises';
import { seededRandom } from '@slumberfell/engine/testing';
import { LEADERBOARD_PAGE_SIZE, LEADERBOARD_TYPES } from '@slumberfell/protocol';
import { leaderboardFor } from '@slumberfell/server/http/leaderboard-handler.ts';
import { RankingKeeper } from '@slumberfell/server/jobs/scheduler.ts';
import { boardOf } from '@slumberfell/server/leaderboards/boards.ts';
import { Visitor } from '@slumberfell/server/sessions/batch-settler.ts';
import { ROUND_TIME } from '@slumberfell/server/storage/tables/ranking-rounds.ts';
import { giveCommands } from '../commands.bench.ts';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { compare } from './full-sort.ts';
import { type CrowdedHouse, type DatabaseName, openCrowdedHouse } from './populated-game.ts';

/** Veterans who are away for the night: more than are visited while it is measured. */
const SLEEPERS = 2_000;
/** Sessions that run at a time, one tenth of all characters. */
const RUNNING = 0.1;
const RESTING = 64;
const PAGES = 4_000;
const PHASES = 8;
/** Seconds of CPU time. */
const PHASE_TIME = 1.5;
const COMMANDS_AT_ONCE = 32;
/** Visits are made by as many as share a transaction. */
const VISITS_AT_ONCE = 32;
const COMPARED = ['Level', 'Trophies', 'RadiantCards', 'Gold', 'Mining', 'Attack'] as const;
const SAMPLES = 100;

const random = seededRandom(1_000_000);
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

interface Times {
  readonly p50: number;
  readonly p99: number;
  /** Of the process alone, whatever else the machine does. */
  readonly cpuP99: number;
}

/** How long answers take to anybody who asks for any page of any board, in ms. */
async function answerTimes(house: CrowdedHouse, count: number): Promise<Times> {
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let asked = 0; asked < PAGES; asked++) {
    const page = 1 + Math.floor((random() * count) / LEADERBOARD_PAGE_SIZE);
    // One in ten of those who look is one of them; of the others who are away nobody looks.
    const [from, to] = asked % 10 === 0 ? [0, SLEEPERS] : [count * RUNNING + RESTING, count];
    const own = 1 + Math.floor(from + random() * (to - from));
    const cpu = process.cpuUsage();
    const began = performance.now();
    await leaderboardFor(house, anyOf(LEADERBOARD_TYPES), page, own);
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
 * Commands per second that one core carries out for those who rest, with and without the rounds' share of visits beside. Counted
 * by the process's CPU time, or a machine with other work would seem to have more visits to make for each command.
 */
async function throughput(house: CrowdedHouse, running: number): Promise<Throughput> {
  const { clock, game, resting } = house;
  const visitor = new Visitor(house.storage, game);
  // The next round is about to begin.
  clock.ahead(ROUND_TIME);
  let visits = 0;
  const visit = async (count: number): Promise<void> => {
    const ids = Array.from({ length: count }, (_, index) => 1 + ((visits + index) % SLEEPERS));
    visits += count;
    const failures = await visitor.visit(ids);
    if (failures.length > 0) throw new AggregateError(failures, 'visits failed');
  };
  const phase = async (visitsPerSecond: number): Promise<number> => {
    const began = cpuSeconds();
    let given = 0;
    let visited = 0;
    for (; cpuSeconds() - began < PHASE_TIME; given += COMMANDS_AT_ONCE) {
      const isDue = visited + VISITS_AT_ONCE <= (cpuSeconds() - began) * visitsPerSecond;
      if (isDue) visited += VISITS_AT_ONCE;
      await Promise.all([
        giveCommands({ game, characterIds: resting }, COMMANDS_AT_ONCE),
        isDue ? visit(VISITS_AT_ONCE) : null,
      ]);
    }
    // What is due of the next transaction is made all the same.
    await visit(Math.round((cpuSeconds() - began) * visitsPerSecond) - visited);
    return given / (cpuSeconds() - began);
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= PHASES; turn++) {
    const without = await phase(0);
    const within = await phase((1_000 * running) / ROUND_TIME);
    // The first turn warms up.
    if (turn === 0) continue;
    alone.push(without);
    beside.push(within);
  }
  return { alone: median(alone), beside: median(beside), visits };
}

interface Throughput {
  readonly alone: number;
  readonly beside: number;
  /** Visits that were made in all. */
  readonly visits: number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

const keep = ({ storage, game }: CrowdedHouse): RankingKeeper =>
  new RankingKeeper({
    storage,
    game,
    log: { warn: (...said: unknown[]) => console.error(...said) },
  });

async function wrongPages({ storage, game }: CrowdedHouse): Promise<{ asked: number; wrong: number }> {
  const sum = { asked: 0, wrong: 0 };
  for (const type of COMPARED) {
    const { asked, wrong } = await compare(storage, game.leaderboards, boardOf(type), SAMPLES, random);
    sum.asked += asked;
    sum.wrong += wrong;
  }
  return sum;
}

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;
const ms = (time: number): string => `${time.toFixed(2)} ms`;
const told = ({ p50, p99, cpuP99 }: Times): string =>
  `p50 ${ms(p50)}, p99 ${ms(p99)}, p99 of CPU time ${ms(cpuP99)}`;

/** All that is measured, in its order. */
async function measure(house: CrowdedHouse, count: number) {
  const began = performance.now();
  while (await house.game.leaderboards.tend());
  const built = (performance.now() - began) / 1_000;
  const before = await wrongPages(house);
  const quiet = await answerTimes(house, count);
  const commands = await throughput(house, count * RUNNING);
  const keeper = keep(house);
  const busy = await answerTimes(house, count);
  await keeper.close();
  const after = await wrongPages(house);
  return { built, before, quiet, commands, busy, after };
}

/** A house of so many: are its leaderboards exact, quick, and no burden? */
export async function leaderboardFigures(name: DatabaseName, count: number): Promise<Figure[]> {
  const crowd = { count, players: SLEEPERS + RESTING, away: count * RUNNING - SLEEPERS };
  const house = await openCrowdedHouse(name, crowd, SLEEPERS);
  const measured = await measure(house, count).finally(() => house.close());
  const { built, before, quiet, commands, busy, after } = measured;
  const of = `leaderboards: ${name}, ${count.toLocaleString('en')} characters`;
  return [
    {
      name: `${of}: wrong pages and ranks, against a full sort`,
      ratio: before.wrong + after.wrong,
      limit: 0,
      goal: 'at most',
      detail: `of ${before.asked} fresh and ${after.asked} after changes; stretches counted in ${built.toFixed(1)} s`,
    },
    {
      name: `${of}: p99 of any page with one's own rank / 10 ms`,
      ratio: quiet.p99 / 10,
      limit: 1,
      goal: 'at most',
      detail: told(quiet),
    },
    {
      name: `${of}: the same while rounds are gone / 10 ms`,
      ratio: busy.p99 / 10,
      limit: 1,
      goal: 'at most',
      detail: told(busy),
    },
    {
      name: `${of}: commands beside the rounds of ${(count * RUNNING).toLocaleString('en')} sessions / without`,
      ratio: commands.beside / commands.alone,
      limit: 0.9,
      goal: 'at least',
      detail: `${perSecond(commands.beside)} / ${perSecond(commands.alone)} of CPU time, ${commands.visits.toLocaleString('en')} visits`,
    },
  ];
}
