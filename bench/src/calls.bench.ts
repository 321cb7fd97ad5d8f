import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { API_BASE, addresses } from '@slumberfell/protocol';
import autocannon from 'autocannon';
import type { Figure } from './figure.ts';
import { median } from './measure.ts';
import { SIZES } from './scale/amounts.ts';
import { cpuTime } from './scale/cpu-time.ts';
import { openMeasuredServer } from './scale/measured-server.ts';
import type { Suite } from './suite.ts';

interface Amounts {
  /** How many characters are on the leaderboards. */
  readonly characters: number;
  readonly calls: number;
  readonly rounds: number;
}

export const CALLS: Suite<Amounts> = {
  full: { characters: 2_000, calls: 5_000, rounds: 7 },
  short: { characters: 200, calls: 2_000, rounds: 1 },
  measure: callFigures,
};

const CONNECTIONS = 16;

/** Calls that compute next to nothing. */
const PATHS = {
  'is-authenticated': API_BASE + addresses['is-authenticated'].path,
  'a leaderboard page': `${API_BASE + addresses['get-table'].path}?leaderboardType=Level&page=1`,
} as const;

/** A server with the address of a call. */
interface Contender {
  readonly url: string;
  readonly pid: number;
}

/**
 * Measures the CPU time that the server takes for plain calls with a login, against a bare Fastify server
 * that answers with the same JSON.
 */
async function callFigures({ characters, calls, rounds }: Amounts): Promise<Figure[]> {
  const server = await openMeasuredServer('embedded', { running: characters, ended: 0 }, SIZES.short);
  const bare = fork(join(import.meta.dirname, 'bare-fastify.ts'));
  try {
    const [player] = server.resting;
    if (player === undefined) throw new Error('There is no player without a session');
    const cookie = await renewed(player.cookie, server.node.origin);
    const bodies: Record<string, unknown> = {};
    for (const path of Object.values(PATHS))
      bodies[path.split('?', 1)[0] as string] = await bodyOf(server.node.origin + path, cookie);
    bare.send(bodies);
    const [port] = (await once(bare, 'message')) as [number];
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(PATHS)) {
      const ours = { url: server.node.origin + path, pid: server.node.pid };
      const least = { url: `http://127.0.0.1:${port}${path}`, pid: bare.pid as number };
      const times = { ours: [] as number[], bare: [] as number[] };
      // Round 0 is a warm-up, so its results are not counted.
      for (let round = 0; round <= rounds; round++) {
        const own = await cpuOfCalls(ours, cookie, calls);
        const theirs = await cpuOfCalls(least, cookie, calls);
        if (round === 0) continue;
        times.ours.push(own);
        times.bare.push(theirs);
      }
      figures.push(figure(name, median(times.ours), median(times.bare)));
    }
    return figures;
  } finally {
    bare.kill();
    await server.close();
  }
}

/**
 * The cookie that the server gives in exchange for one of an earlier release, which would be renewed by each
 * answer.
 */
async function renewed(cookie: string, origin: string): Promise<string> {
  const { headers } = await fetch(origin + PATHS['is-authenticated'], { headers: { cookie } });
  const [given] = headers.getSetCookie();
  if (given === undefined) throw new Error('The server has not renewed the cookie');
  return given.split(';', 1)[0] as string;
}

async function bodyOf(url: string, cookie: string): Promise<unknown> {
  const response = await fetch(url, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${url} returned status ${response.status}`);
  return response.json();
}

/** @returns ms of CPU time of the server for each call. @throws Error when a call is refused */
async function cpuOfCalls({ url, pid }: Contender, cookie: string, calls: number): Promise<number> {
  const before = cpuTime(pid);
  const result = await autocannon({ url, amount: calls, connections: CONNECTIONS, headers: { cookie } });
  const spent = cpuTime(pid) - before;
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors + result.non2xx} calls of ${url} failed`);
  return spent / calls;
}

const microseconds = (ms: number): string => `${(1_000 * ms).toFixed(0)} µs`;

const figure = (name: string, ours: number, bare: number): Figure => ({
  name: `calls: CPU time of a bare Fastify route / of ${name}`,
  ratio: bare / ours,
  limit: 0.7,
  goal: 'at least',
  detail: `${microseconds(bare)} / ${microseconds(ours)}`,
});
