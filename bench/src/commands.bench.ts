import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlayerCommand } from '@slumberfell/protocol';
import { GROUP_JOBS, POSTGRES_LIMITS } from '@slumberfell/server/benchmarks';
import { encodeState } from '@slumberfell/server/characters';
import { startPostgres } from '@slumberfell/server/testing';
import { barePostgres } from './bare-postgres.ts';
import { type BareDatabase, bareSqlite } from './bare-sqlite.ts';
import type { Figure } from './figure.ts';
import { median } from './measure.ts';
import type { Suite } from './suite.ts';
import {
  openVeteranGame,
  rowBytes,
  type VeteranGame,
  veteranState,
  veteranWithErrands,
} from './veteran-game.ts';

interface Amounts {
  readonly veterans: number;
  /** Commands per round. */
  readonly commands: number;
  readonly rounds: number;
}

export const COMMANDS: Suite<Amounts> = {
  full: { veterans: 64, commands: 2_000, rounds: 7 },
  short: { veterans: 8, commands: 64, rounds: 1 },
  measure: commandFigures,
};

const LOG_TEXT = 'x'.repeat(300);

/** The commands that each veteran gives in turn, again and again. They change different parts of its row. */
const COMMAND_CYCLE: readonly PlayerCommand[] = [
  { name: 'sell', input: { itemId: 1010, amount: 1 } },
  { name: 'set-healing-threshold', input: { healingThreshold: 200 } },
  { name: 'set-training-attribute', input: { trainingAttribute: 2 } },
  { name: 'set-healing-threshold', input: { healingThreshold: 273 } },
  { name: 'set-training-attribute', input: { trainingAttribute: 1 } },
  { name: 'sell', input: { itemId: 1110, amount: 2 } },
  { name: 'set-training-attribute', input: { trainingAttribute: 0 } },
];

let given = 0;

/** Gives commands to the characters in turn. Returns when all are executed. */
export async function giveCommands(
  { game, characterIds }: Pick<VeteranGame, 'game' | 'characterIds'>,
  count: number,
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const turn = given++;
      const characterId = characterIds[turn % characterIds.length] as number;
      const playerCommand = COMMAND_CYCLE[
        Math.floor(turn / characterIds.length) % COMMAND_CYCLE.length
      ] as PlayerCommand;
      await game.characters.command(characterId, playerCommand, null);
    }),
  );
}

const seconds = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const cpuSeconds = async (work: () => Promise<void>): Promise<number> => {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

/** The longest time between two callbacks of a timer with an interval of 1 ms while `work` runs, in ms. */
async function longestTimerPause(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await nextTurn();
  await work();
  clearInterval(watch);
  return longest;
}

async function throughput(
  veterans: VeteranGame,
  bare: BareDatabase,
  { commands, rounds }: Amounts,
): Promise<{ ours: number; bare: number }> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const own = commands / (await seconds(() => giveCommands(veterans, commands)));
    const least = commands / (await seconds(() => bare.run(commands, GROUP_JOBS)));
    // Round 0 is a warm-up, so its results are not counted.
    if (round > 0) {
      ours.push(own);
      theirs.push(least);
    }
  }
  return { ours: median(ours), bare: median(theirs) };
}

const rate = (perSecond: number): string => `${Math.round(perSecond).toLocaleString('en')}/s`;

const figure = (name: string, { ours, bare }: { ours: number; bare: number }): Figure => ({
  name: `commands: ${name} / bare locked read + update + insert of ${Math.round(rowBytes() / 1000)} KB rows`,
  ratio: ours / bare,
  limit: 0.5,
  goal: 'at least',
  detail: `${rate(ours)} / ${rate(bare)}`,
});

/** CPU time of commands of veterans with six accepted errands, and of veterans without, in turns. */
async function errandFigure(without: VeteranGame, { veterans, commands, rounds }: Amounts): Promise<Figure> {
  const state = veteranWithErrands(Date.now());
  const errands = await openVeteranGame(null, veterans, { state });
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let round = 0; round <= rounds; round++) {
    const loaded = await cpuSeconds(() => giveCommands(errands, commands));
    const bare = await cpuSeconds(() => giveCommands(without, commands));
    // Round 0 is a warm-up, so its results are not counted.
    if (round === 0) continue;
    times.with.push(loaded);
    times.without.push(bare);
  }
  await errands.close();
  return {
    name: `commands: CPU time with ${state.shown.quests.errands.length} accepted errands / without errands`,
    ratio: median(times.with) / median(times.without),
    limit: 1.1,
    goal: 'at most',
    detail: `${Math.round(median(times.with) * 1000)} / ${Math.round(median(times.without) * 1000)} ms`,
  };
}

/** Measures commands per second on both databases, and the longest delay of a timer while commands run. */
async function commandFigures(amounts: Amounts): Promise<Figure[]> {
  const { veterans: count, commands, rounds } = amounts;
  const rowText = encodeState(veteranState());
  const veterans = await openVeteranGame(null, count);
  const bare = bareSqlite(veterans.directory, count, rowText, LOG_TEXT);
  const embedded = await throughput(veterans, bare, amounts);
  const pauses: number[] = [];
  for (let round = 0; round < rounds; round++)
    pauses.push(await longestTimerPause(() => giveCommands(veterans, commands)));
  bare.close();
  const errands = await errandFigure(veterans, amounts);
  await veterans.close();

  const server = await startPostgres();
  const veteransOnPostgres = await openVeteranGame(server.url, count);
  const barePg = await barePostgres(server.url, POSTGRES_LIMITS.connections, count, rowText, LOG_TEXT);
  const postgres = await throughput(veteransOnPostgres, barePg, amounts);
  barePg.close();
  await veteransOnPostgres.close();
  await server.stop();

  return [
    figure('embedded', embedded),
    figure('PostgreSQL', postgres),
    errands,
    {
      name: `commands: longest starvation of timers under ${commands.toLocaleString('en')} queued commands / 25 ms`,
      ratio: median(pauses) / 25,
      limit: 1,
      goal: 'at most',
      detail: `${pauses.map((pause) => pause.toFixed(1)).join(', ')} ms`,
    },
  ];
}
