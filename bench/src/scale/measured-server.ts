import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAside } from '@slumberfell/server/operations/aside.ts';
import { inWords } from '@slumberfell/server/operations/verify/in-words.ts';
import { verify } from '@slumberfell/server/operations/verify/verify.ts';
import { SQLITE_FILE } from '@slumberfell/server/storage/database/sqlite.ts';
import { startPostgres } from '@slumberfell/server/testing/postgres-server.ts';
import { cpuTimeOfTree } from './cpu-time.ts';
import { buildServer, type Memory, NodeProcess } from './node-process.ts';
import {
  type CrowdSize,
  crowdOf,
  fill,
  logIn,
  type Place,
  type Players,
  runBeside,
  withoutRounds,
  withoutSweep,
} from './populated-database.ts';

export type DatabaseName = 'embedded' | 'PostgreSQL';

/** Characters that are verified after all that was done. */
const VERIFIED = 300;

/** Ms after which no transaction of the server is under way any more that began before what was written beside it. */
const UNDER_WAY = 1_000;
/** Ms that a server needs until it has done what its start brings. */
const SETTLED_AFTER = 10_000;
/** As a host would set it for a database of some gigabytes; it syncs at each commit, as the embedded one does. */
const POSTGRES_SETTINGS = ['fsync=on', 'shared_buffers=1GB', 'max_wal_size=4GB'];

/** A database full of idling characters, and a server on it. */
export interface House extends Players {
  readonly name: DatabaseName;
  readonly running: number;
  readonly ended: number;
  readonly node: NodeProcess;
  /** What the server holds once it has done what its start brings. */
  readonly memory: Memory;
  readonly place: Place;
  /** Starts another server on the same database, which must be PostgreSQL. */
  secondNode(): Promise<NodeProcess>;
  cpu(): CpuTimes;
  /** Bytes of the database on the disk. */
  databaseSize(): Promise<number>;
  /** Runs a statement beside the server. */
  execute(statement: string): Promise<void>;
  /** The one number that a query answers. */
  ask(query: string): Promise<number>;
  /** Stops the servers and verifies some characters. @returns the verdict. @throws Error when something is not as it must be. */
  verified(): Promise<string>;
  close(): Promise<void>;
}

/** Ms of CPU time that server and database have had; an embedded database is part of its server. */
export interface CpuTimes {
  readonly node: number;
  readonly database: number;
}

/** Builds the server where it is out of date, fills a database, and starts the one on the other. */
export async function openHouse(name: DatabaseName, size: CrowdSize): Promise<House> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    return { ...(await open(name, size, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  name: DatabaseName,
  size: CrowdSize,
  opened: (() => Promise<void> | void)[],
): Promise<Omit<House, 'close'>> {
  await buildServer();
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-scale-'));
  opened.push(() => rmSync(directory, { recursive: true, force: true }));
  const server = name === 'embedded' ? null : await startPostgres(POSTGRES_SETTINGS);
  if (server !== null) opened.push(() => server.stop());
  const place = { databaseUrl: server?.url ?? null, dataDirectory: directory };
  const crowd = crowdOf(size);
  await fill(place, crowd);
  // What has been written must not be in the way of what is written from now on.
  if (server !== null) await runBeside(place, 'checkpoint');
  execFileSync('sync');
  const players = await logIn(place, crowd);

  await runBeside(place, withoutRounds());
  await runBeside(place, withoutSweep());
  const settings = { DATA_DIR: directory, LOG_LEVEL: 'info', ...(server && { DATABASE_URL: server.url }) };
  const nodes: NodeProcess[] = [];
  const start = async (): Promise<NodeProcess> => {
    const node = await NodeProcess.start(settings);
    nodes.push(node);
    opened.push(() => node.stop());
    return node;
  };
  const ask = async (query: string): Promise<number> =>
    Number(Object.values((await runBeside(place, query)) ?? {})[0]);
  const node = await start();
  await sleep(SETTLED_AFTER);
  return {
    ...players,
    name,
    place,
    running: size.running,
    ended: crowd.copies * crowd.ended,
    node,
    memory: await node.memory(),
    secondNode: start,
    cpu: () => ({
      node: nodes.reduce((total, node) => total + node.cpuTime(), 0),
      database: server === null ? 0 : cpuTimeOfTree(server.pid),
    }),
    databaseSize: async () =>
      server === null
        ? statSync(join(directory, SQLITE_FILE)).size
        : await ask('select pg_database_size(current_database())'),
    async execute(statement) {
      await runBeside(place, statement);
      await sleep(UNDER_WAY);
    },
    ask,
    async verified() {
      const complaints = nodes.flatMap((node) => node.complaints);
      for (const node of nodes) await node.stop();
      if (complaints.length > 0)
        throw new Error(`The server complained: ${complaints.slice(0, 5).join('\n')}`);
      const aside = await openAside(place);
      const verification = await verify(aside, { sample: VERIFIED }).finally(() => aside.close());
      if (verification.findings.length > 0) throw new Error(inWords(verification));
      return inWords(verification);
    },
  };
}
