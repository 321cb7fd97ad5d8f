import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlayerCommand } from '@slumberfell/protocol';
import { encodeState } from '@slumberfell/server/characters/state-text.ts';
import { POSTGRES_LIMITS } from '@slumberfell/server/storage/database/postgres.ts';
import { GROUP_JOBS } from '@slumberfell/server/storage/database/writer-loop.ts';
import { startPostgres } from '@slumberfell/server/testing/postgres-server.ts';
import { barePostgres } from './bare-postgres.ts';
import { type BareDatabase, bareSqlite } from './bare-sqlite.ts';
import type { Figure } from './figure.ts';
import { median } from './measure.ts';
import { openVeteransHouse, ROW_BYTES, type VeteransHouse, veteranState } from './veteran-game.ts';

const VETERANS = 64;
const COMMANDS = 2_000;
const ROUNDS = 7;
const LOG_TEXT = 'x'.repeat(300);

/** What veterans do all day; each changes other parts of the row. */
const HABITS: readonly PlayerCommand[] = [
  { name: 'sell', input: { itemId: 1010, amount: 1 } },
  { name: 'set-healing-threshold', input: { healingThreshold: 200 } },
  { name: 'set-training-attribute', input: { trainingAttribute: 2 } },
  { name: 'set-healing-threshold', input: { healingThreshold: 273 } },
  { name: 'unequip', input: { equipmentType: 0 } },
  { name: 'sell', input: { itemId: 1110, amount: 2 } },
  { name: 'set-training-attribute', input: { trainingAttribute: 0 } },
];

let given = 0;

/** Gives commands to characters in turn, and returns when all are carried out. */
export async function giveCommands(
  { game, characterIds }: Pick<VeteransHouse, 'game' | 'characterIds'>,
  count: number,
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const turn = given++;
      const characterId = characterIds[turn % characterIds.length] as number;
      const habit = HABITS[Math.floor(turn / characterIds.length) % HABITS.length] as PlayerCommand;
      await game.command(characterId, habit, null);
    }),
  );
}

const seconds = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

/** Longest pause between two turns of the event loop's timers while `work` runs, in ms. */
async function starvation(work: () => Promise<void>): Promise<number> {
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

async function throughput(house: VeteransHouse, bare: BareDatabase): Promise<{ ours: number; bare: number }> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const own = COMMANDS / (await seconds(() => giveCommands(house, COMMANDS)));
    const least = COMMANDS / (await seconds(() => bare.run(COMMANDS, GROUP_JOBS)));
    // The first round warms both up.
    if (round > 0) {
      ours.push(own);
      theirs.push(least);
    }
  }
  return { ours: median(ours), bare: median(theirs) };
}

const rate = (perSecond: number): string => `${Math.round(perSecond).toLocaleString('en')}/s`;

const figure = (name: string, { ours, bare }: { ours: number; bare: number }): Figure => ({
  name: `commands: ${name} / bare locked read + update + insert of ${ROW_BYTES / 1000} KB rows`,
  ratio: ours / bare,
  limit: 0.5,
  goal: 'at least',
  detail: `${rate(ours)} / ${rate(bare)}`,
});

/** Commands per second on both databases, and how long timers starve meanwhile. */
export async function commandFigures(): Promise<Figure[]> {
  const rowText = encodeState(veteranState());
  const house = await openVeteransHouse(null, VETERANS);
  const bare = bareSqlite(house.directory, VETERANS, rowText, LOG_TEXT);
  const embedded = await throughput(house, bare);
  const pauses: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    pauses.push(await starvation(() => giveCommands(house, COMMANDS)));
  bare.close();
  await house.close();

  const server = await startPostgres();
  const crowd = await openVeteransHouse(server.url, VETERANS);
  const barePg = await barePostgres(server.url, POSTGRES_LIMITS.connections, VETERANS, rowText, LOG_TEXT);
  const postgres = await throughput(crowd, barePg);
  barePg.close();
  await crowd.close();
  await server.stop();

  return [
    figure('embedded', embedded),
    figure('PostgreSQL', postgres),
    {
      name: `commands: longest starvation of timers under ${COMMANDS.toLocaleString('en')} queued commands / 25 ms`,
      ratio: median(pauses) / 25,
      limit: 1,
      goal: 'at most',
      detail: `${pauses.map((pause) => pause.toFixed(1)).join(', ')} ms`,
    },
  ];
}
