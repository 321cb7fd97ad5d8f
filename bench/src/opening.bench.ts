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
import { dungeon, REGION } from './veteran.ts';
import { openVeteranGame } from './veteran-game.ts';

const VETERANS = 24;
const ROUNDS = 15;
const WARMUPS = 4;
const AWAY = 8 * 3_600_000;
/** The server counts as idle in a pause of `PAUSE` ms if it uses at most `IDLE_SHARE` of a core. */
const PAUSE = 100;
const IDLE_SHARE = 0.05;
/**
 * How many pauses in a row must be idle: more than a second in total, because the server looks for due rounds
 * and sweeps every second.
 */
const IDLE_CHECKS = 12;
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
  const logins = new LoginCookies(new Logins(storage), new LoginCookie(false), new CheckCookie(false));
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
    cookies.push(cookiePair((await logins.begin(provedByPassword(account), true)) ?? ''));
  }
  await close();
  return cookies;
}

/**
 * Measures the server's CPU time for the layout of a veteran whose session ran for 8 h without a player. The
 * figure compares it with the layout of a veteran without a session.
 */
export async function openingFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-bench-'));
  const clock = new TestClock(START);
  const names = Object.keys(NIGHTS);
  const cookies = await populate(directory, clock, VETERANS * names.length);
  const database = { databaseUrl: null, dataDirectory: directory };
  const server = await startTestServer({ database, clock, settings: UNLIMITED });
  const browser = fork(join(import.meta.dirname, 'opening-browser.ts'));
  const origin = server.url;
  const nights = names.map((name, index) => ({
    name,
    begin: NIGHTS[name] ?? null,
    cookies: cookies.slice(index * VETERANS, (index + 1) * VETERANS),
    samples: [] as number[],
  }));

  for (let round = 0; round < ROUNDS + WARMUPS; round++) {
    for (const { begin, cookies } of nights) {
      if (begin === null) continue;
      if (round > 0) await called(browser, { origin, ...callOf('stop', null), cookies });
      await called(browser, { origin, ...callOf(...begin), cookies });
    }
    clock.forward(AWAY);
    await waitUntilIdle();
    for (const { cookies, samples } of nights) {
      const before = process.cpuUsage();
      await called(browser, { origin, ...callOf('get-layout-data', null), cookies });
      const { user, system } = process.cpuUsage(before);
      if (round >= WARMUPS) samples.push((user + system) / VETERANS);
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
async function waitUntilIdle(): Promise<void> {
  for (let checks = 0; checks < IDLE_CHECKS; ) {
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
