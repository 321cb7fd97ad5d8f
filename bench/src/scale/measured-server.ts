import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReadOnly, reportText, verify } from '@slumberfell/server/operations';
import { SQLITE_FILE } from '@slumberfell/server/storage';
import { startPostgres } from '@slumberfell/server/testing';
import type { Amounts } from './amounts.ts';
import { cpuTimeOfTree } from './cpu-time.ts';
import { buildServer, type Memory, NodeProcess } from './node-process.ts';
import {
  type DatabaseLocation,
  fill,
  logIn,
  type Players,
  type PopulationSize,
  populationOf,
  runBeside,
  withoutRounds,
  withoutSweep,
} from './populated-database.ts';

export type DatabaseName = 'embedded' | 'PostgreSQL';

/** How many characters `verify` checks after all measurements. */
const VERIFIED = 300;

/**
 * Ms to wait after a direct change of the database. By then all transactions that the server began before the
 * change have ended.
 */
const UNDER_WAY = 1_000;
/**
 * PostgreSQL settings that a host would use for a database of some GB. `fsync=on` writes each commit to disk,
 * as the embedded database does.
 */
const POSTGRES_SETTINGS = ['fsync=on', 'shared_buffers=1GB', 'max_wal_size=4GB'];

/** A server on a database full of idling characters. */
export interface MeasuredServer extends Players {
  readonly name: DatabaseName;
  readonly amounts: Amounts;
  readonly running: number;
  readonly ended: number;
  /** The first server. After `restart` the one that runs. */
  readonly node: NodeProcess;
  /** The server's memory after its start-up work. */
  readonly memory: Memory;
  readonly location: DatabaseLocation;
  /** Starts another server on the same database, which must be PostgreSQL. */
  secondNode(): Promise<NodeProcess>;
  /**
   * Stops the first server and starts it again on the same ports. @returns ms in which it accepted no players
   */
  restart(): Promise<number>;
  cpu(): CpuTimes;
  /** Bytes of the database on disk. */
  databaseSize(): Promise<number>;
  /** Executes a statement in the database directly, not through the server. */
  execute(statement: string): Promise<void>;
  /** Executes a query in the database directly. @returns its only value, a number */
  queryNumber(query: string): Promise<number>;
  /**
   * Stops the servers and verifies some characters. @returns the result of `verify` as text
   * @throws Error when a server has logged a warning or a character fails `verify`
   */
  verifyAndStop(): Promise<string>;
  close(): Promise<void>;
}

/** Ms of CPU time. The CPU time of an embedded database is part of `node`, and `database` is 0. */
export interface CpuTimes {
  readonly node: number;
  readonly database: number;
}

/** Builds the server if it is out of date, fills a database, and starts the server on it. */
export async function openMeasuredServer(
  name: DatabaseName,
  size: PopulationSize,
  amounts: Amounts,
): Promise<MeasuredServer> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    // A spread would copy the value of `node`, which changes.
    return Object.assign(await open(name, size, amounts, opened), { close });
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  name: DatabaseName,
  size: PopulationSize,
  amounts: Amounts,
  opened: (() => Promise<void> | void)[],
): Promise<Omit<MeasuredServer, 'close'>> {
  await buildServer();
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-scale-'));
  opened.push(() => rmSync(directory, { recursive: true, force: true }));
  const server = name === 'embedded' ? null : await startPostgres(POSTGRES_SETTINGS);
  if (server !== null) opened.push(() => server.stop());
  const location = { databaseUrl: server?.url ?? null, dataDirectory: directory };
  const population = populationOf(size);
  await fill(location, population);
  // Writes the rows to disk now, so that the database does not do it during the measurements.
  if (server !== null) await runBeside(location, 'checkpoint');
  execFileSync('sync');
  const players = await logIn(location, population);

  await runBeside(location, withoutRounds());
  await runBeside(location, withoutSweep());
  const settings = { DATA_DIR: directory, LOG_LEVEL: 'info', ...(server && { DATABASE_URL: server.url }) };
  const nodes: NodeProcess[] = [];
  const start = async (before: NodeProcess | null = null): Promise<NodeProcess> => {
    const node = await NodeProcess.start(settings, null, before);
    nodes.push(node);
    opened.push(() => node.stop());
    return node;
  };
  const queryNumber = async (query: string): Promise<number> =>
    Number(Object.values((await runBeside(location, query)) ?? {})[0]);
  let node = await start();
  await sleep(amounts.startedAfter);
  return {
    ...players,
    name,
    amounts,
    location,
    running: size.running,
    ended: population.copies * population.ended,
    get node() {
      return node;
    },
    memory: await node.memory(),
    secondNode: () => start(),
    async restart() {
      const began = performance.now();
      await node.stop();
      node = await start(node);
      return performance.now() - began;
    },
    cpu: () => ({
      node: nodes.reduce((total, node) => total + node.cpuTime(), 0),
      database: server === null ? 0 : cpuTimeOfTree(server.pid),
    }),
    databaseSize: async () =>
      server === null
        ? statSync(join(directory, SQLITE_FILE)).size
        : await queryNumber('select pg_database_size(current_database())'),
    async execute(statement) {
      await runBeside(location, statement);
      await sleep(UNDER_WAY);
    },
    queryNumber,
    async verifyAndStop() {
      const warnings = nodes.flatMap((node) => node.warnings);
      for (const node of nodes) await node.stop();
      if (warnings.length > 0)
        throw new Error(`The server logged warnings: ${warnings.slice(0, 5).join('\n')}`);
      const readOnly = await openReadOnly(location);
      const verification = await verify(readOnly, { sample: VERIFIED }).finally(() => readOnly.close());
      if (verification.findings.length > 0) throw new Error(reportText(verification));
      return reportText(verification);
    },
  };
}
