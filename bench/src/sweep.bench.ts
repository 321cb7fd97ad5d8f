import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { PlayerCommand } from '@slumberfell/protocol';
import { BatchSettler, openGame } from '@slumberfell/server/benchmarks';
import { encodeTexts } from '@slumberfell/server/characters';
import { startPostgres, TestClock } from '@slumberfell/server/testing';
import type { Figure } from './figure.ts';
import { median } from './measure.ts';
import { NIGHT, NIGHT_COMMANDS, stateBeforeNight } from './night-sessions.ts';
import { cpuTimeOfTree } from './scale/cpu-time.ts';
import type { Suite } from './suite.ts';
import { openVeteranGame, type VeteranGame } from './veteran-game.ts';

interface Amounts {
  readonly sessions: number;
  readonly rounds: number;
  readonly warmups: number;
}

export const SWEEP: Suite<Amounts> = {
  full: { sessions: 128, rounds: 5, warmups: 1 },
  short: { sessions: 8, rounds: 1, warmups: 1 },
  measure: sweepFigures,
};

/**
 * How many sessions are settled in parallel when each has its own transaction. `AT_ONCE` is for SQLite, which
 * commits parallel transactions together. `AT_ONCE_SHARED` is for PostgreSQL and lower, because there each
 * transaction needs a connection.
 */
const AT_ONCE = 16;
const AT_ONCE_SHARED = 2;
const START = Date.UTC(2026, 0, 10, 20);

/** Mean ms per settled session: wall time, CPU time of this process, CPU time of PostgreSQL. */
interface Cost {
  readonly time: number;
  readonly node: number;
  readonly database: number;
}

type Mode = 'together' | 'alone';
const MODES: readonly Mode[] = ['alone', 'together'];

/**
 * Measures the CPU time to settle an ended session, with many per transaction and with one per transaction.
 */
async function sweepFigures(amounts: Amounts): Promise<Figure[]> {
  const server = await startPostgres();
  const figures = [
    figure('embedded', 1, await costs(amounts, null, () => 0)),
    figure('PostgreSQL', 0.8, await costs(amounts, server.url, () => cpuTimeOfTree(server.pid))),
  ];
  await server.stop();
  return figures;
}

function figure(database: string, limit: number, { together, alone }: Record<Mode, Cost>): Figure {
  const costText = ({ time, node, database }: Cost): string =>
    `${Math.round(1_000 / time)}/s, ${node.toFixed(2)} + ${database.toFixed(2)} ms`;
  return {
    name: `sweep: CPU time of settling an ended session, ${database}: together / alone`,
    ratio: (together.node + together.database) / (alone.node + alone.database),
    limit,
    goal: 'at most',
    detail: `${costText(together)} / ${costText(alone)}`,
  };
}

async function costs(
  { sessions, rounds, warmups }: Amounts,
  databaseUrl: string | null,
  databaseCpu: () => number,
): Promise<Record<Mode, Cost>> {
  const clock = new TestClock(START);
  const veterans = await openVeteranGame(databaseUrl, sessions, { clock });
  await prepare(veterans);
  const samples: Record<Mode, Cost[]> = { together: [], alone: [] };
  for (let round = 0; round < rounds + warmups; round++) {
    for (const mode of MODES) {
      for (const [index, id] of veterans.characterIds.entries()) {
        const outcome = await veterans.game.characters.command(
          id,
          NIGHT_COMMANDS[index % NIGHT_COMMANDS.length] as PlayerCommand,
          null,
        );
        if (outcome === null || !('frame' in outcome)) throw new Error(JSON.stringify(outcome));
      }
      clock.forward((NIGHT + 3_600) * 1_000);
      const cost = await settled(veterans, mode, databaseCpu);
      if (round >= warmups) samples[mode].push(cost);
    }
  }
  await veterans.close();
  const middle = (mode: Mode): Cost => ({
    time: median(samples[mode].map(({ time }) => time)),
    node: median(samples[mode].map(({ node }) => node)),
    database: median(samples[mode].map(({ database }) => database)),
  });
  return { together: middle('together'), alone: middle('alone') };
}

async function prepare({ storage }: VeteranGame): Promise<void> {
  const texts = encodeTexts(stateBeforeNight());
  const columns = {
    state_core: texts.core,
    state_inventory: texts.inventory,
    state_collection: texts.collection,
  };
  await storage.write((tx) => tx.updateTable('characters').set(columns).execute());
}

/**
 * Settles the sessions with a newly opened game. Its cache is empty, because on a real server the characters
 * of ended sessions have not been loaded for a night.
 */
async function settled({ storage, characterIds }: VeteranGame, mode: Mode, databaseCpu: () => number) {
  const game = await openGame({ storage, content: compileWorld(shippedWorldDirectory) });
  const [cpu, database, began] = [process.cpuUsage(), databaseCpu(), performance.now()];
  if (mode === 'together') {
    const failures = await new BatchSettler(storage, game.sessions).settle(characterIds);
    if (failures.length > 0) throw new AggregateError(failures, 'settlements failed');
  } else {
    const atOnce = storage.isShared ? AT_ONCE_SHARED : AT_ONCE;
    for (let from = 0; from < characterIds.length; from += atOnce)
      await Promise.all(characterIds.slice(from, from + atOnce).map((id) => game.sessions.settle(id)));
  }
  const time = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const spent = databaseCpu() - database;
  await game.close();
  const running = await storage.read((db) =>
    db.selectFrom('characters').select('id').where('busy_until', 'is not', null).execute(),
  );
  if (running.length > 0) throw new Error(`${running.length} sessions still run`);
  const each = characterIds.length;
  return { time: time / each, node: (user + system) / 1_000 / each, database: spent / each };
}
