import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, addresses, type RouteName } from '@slumberfell/protocol';
import { CheckCookie, LoginCookie, Logins, provedByPassword } from '@slumberfell/server/accounts';
import { accountById, LoginCookies } from '@slumberfell/server/benchmarks';
import { cookiePair, startTestServer, TestClock, UNLIMITED } from '@slumberfell/server/testing';
import type { Figure } from './figure.ts';
import { median } from './measure.ts';
import type { Round } from './opening-browser.ts';
import type { Suite } from './suite.ts';
import { dungeon, REGION } from './veteran.ts';
import { openVeteranGame } from './veteran-game.ts';

interface Amounts {
  /** How many veterans each entry of `NIGHTS` has. */
  readonly veterans: number;
  readonly rounds: number;
  readonly warmups: number;
  /** How many pauses in a row must be idle before the layouts are requested. */
  readonly idleChecks: number;
}

export const OPENING: Suite<Amounts> = {
  // The 12 pauses take more than a second, because the server looks for due rounds and sweeps every second.
  full: { veterans: 24, rounds: 15, warmups: 4, idleChecks: 12 },
  short: { veterans: 1, rounds: 1, warmups: 1, idleChecks: 1 },
  measure: openingFigures,
};

const AWAY = 8 * 3_600_000;
/** The server counts as idle in a pause of `PAUSE` ms if it uses at most `IDLE_SHARE` of a core. */
const PAUSE = 100;
const IDLE_SHARE = 0.05;
const START = Date.UTC(2026, 0, 10, 20);

/**
 * The API calls that start a session before the 8 h without a player. Null: the character starts no session.
 */
const NIGHTS: Readonly<Record<string, readonly [RouteName, object] | null>> = {
  rest: null,
  hunting: ['begin-hunting', { regionId: REGION }],
  dungeon: ['begin-dungeon', { dungeonId: dungeon.id, runs: 200 }],
};

/** Fills a database with veterans and logs each of them in. @returns the `Cookie` headers of their logins */
async function populate(directory: string, clock: TestClock, count: number): Promise<string[]> {
  const { storage, characterIds, close } = await openVeteranGame(null, count, { clock, directory });
  const logins = new LoginCookies(new Logins(storage), new LoginCookie(null), new CheckCookie(null));
  const cookies: string[] = [];
  for (const characterId of characterIds) {
    const { account_id } = await storage.read((db) =>
      db
        .selectFrom('characters')
        .select('account_id')
        .where('id', '=', characterId)
        .executeTakeFirstOrThrow(),
    );
    const account = await storage.read((db) => accountById(db, account_id));
    if (account === null) throw new Error(`account ${account_id} is missing`);
    cookies.push(cookiePair((await logins.begin(provedByPassword(account), true, undefined)) ?? ''));
  }
  await close();
  return cookies;
}

/**
 * Measures the server's CPU time for the layout of a veteran whose session ran for 8 h without a player. The
 * figure compares it with the layout of a veteran without a session.
 */
async function openingFigures({ veterans, rounds, warmups, idleChecks }: Amounts): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-bench-'));
  const clock = new TestClock(START);
  const names = Object.keys(NIGHTS);
  const cookies = await populate(directory, clock, veterans * names.length);
  const database = { databaseUrl: null, dataDirectory: directory };
  const server = await startTestServer({ database, clock, settings: UNLIMITED });
  const browser = fork(join(import.meta.dirname, 'opening-browser.ts'));
  const origin = server.url;
  const nights = names.map((name, index) => ({
    name,
    begin: NIGHTS[name] ?? null,
    cookies: cookies.slice(index * veterans, (index + 1) * veterans),
    samples: [] as number[],
  }));

  for (let round = 0; round < rounds + warmups; round++) {
    for (const { begin, cookies } of nights) {
      if (begin === null) continue;
      if (round > 0) await called(browser, { origin, ...callOf('stop', null), cookies });
      await called(browser, { origin, ...callOf(...begin), cookies });
    }
    clock.forward(AWAY);
    await waitUntilIdle(idleChecks);
    for (const { cookies, samples } of nights) {
      const before = process.cpuUsage();
      await called(browser, { origin, ...callOf('get-layout-data', null), cookies });
      const { user, system } = process.cpuUsage(before);
      if (round >= warmups) samples.push((user + system) / veterans);
    }
  }
  browser.kill();
  await server.close();
  rmSync(directory, { recursive: true, force: true });

  const [rest, ...busy] = nights.map(({ name, samples }) => ({ name, cost: median(samples) / 1000 }));
  return busy.map(({ name, cost }) => ({
    name: `opening: the layout of a veteran after 8 h of ${name} / of one at rest`,
    ratio: cost / (rest?.cost ?? 0),
    limit: 2,
    goal: 'at most',
    detail: `${cost.toFixed(2)} ms / ${rest?.cost.toFixed(2)} ms`,
  }));
}

/** Waits until the server is idle. The work of rounds and sweeps must not count as part of the opening. */
async function waitUntilIdle(idleChecks: number): Promise<void> {
  for (let checks = 0; checks < idleChecks; ) {
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const { user, system } = process.cpuUsage(before);
    checks = (user + system) / 1000 / PAUSE > IDLE_SHARE ? 0 : checks + 1;
  }
}

const callOf = (name: RouteName, input: object | null): Pick<Round, 'method' | 'path' | 'body'> => ({
  method: addresses[name].method,
  path: API_BASE + addresses[name].path,
  body: input && JSON.stringify(input),
});

async function called(browser: ChildProcess, round: Round): Promise<void> {
  const answered = once(browser, 'message');
  browser.send(round);
  const [outcome] = (await answered) as [string];
  if (outcome !== 'done') throw new Error(outcome);
}
