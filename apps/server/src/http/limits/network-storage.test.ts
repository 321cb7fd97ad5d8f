import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ACCOUNT_RATES } from '../../accounts/limits/limits.ts';
import { readConfig } from '../../config.ts';
import { longPlan } from '../../testing/long-plan.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** The section "How much one network can store" of docs/security.md, computed from the limits. */
const PAGE = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
const SECTION = PAGE.split('### How much one network can store')[1]?.split('\n## ')[0] ?? '';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** Bytes of one, as the page states them. The last test measures those of commands and guests. */
const SIZES = { command: 4_800, account: 5_000, letter: 100 };

const { callRates, newGuests } = readConfig({});
const commands = callRates.networks.commands;
if (commands === null || newGuests === null)
  throw new Error('the default settings limit commands and guests');

const perDay = ({ attempts, window }: { readonly attempts: number; readonly window: number }): number =>
  attempts * (DAY / window);
const number = (value: number): string => value.toLocaleString('en');
const sizeOf = (bytes: number): string => {
  if (bytes < 1_000_000) return 'below 1 MB';
  return bytes < 100_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
};

it('the page has the numbers that follow from the limits', () => {
  const counted = (commands.perSecond * DAY) / SECOND;
  const guests = newGuests.atOnce + (newGuests.perSecond * DAY) / SECOND;
  const accounts = perDay(ACCOUNT_RATES.register);
  const letters = perDay(ACCOUNT_RATES.letterRequests);
  const row = (what: string, limit: string, many: number, bytes: number) => ({
    what,
    limit: `${limit}: ${many < 1_000_000 ? number(many) : `${(many / 1e6).toFixed(1)} million`}`,
    size: `${bytes / 1_000} KB`,
    day: sizeOf(many * bytes),
    bytes: many * bytes,
  });
  const rows = [
    row('Counted commands', `${commands.perSecond} a second`, counted, SIZES.command),
    row(
      'New guests, each with a character',
      `one every ${1 / newGuests.perSecond} s, and ${newGuests.atOnce}`,
      guests,
      SIZES.account,
    ),
    row(
      'Accounts with an address, each with a character',
      `${ACCOUNT_RATES.register.attempts} in ${ACCOUNT_RATES.register.window / 60_000} minutes`,
      accounts,
      SIZES.account,
    ),
    row(
      'Letters that wait to be sent',
      `${ACCOUNT_RATES.letterRequests.attempts} an hour`,
      letters,
      SIZES.letter,
    ),
  ];
  for (const { what, limit, size, day } of rows)
    expect(SECTION).toContain(`| ${what} | ${limit} | ${size} | ${day} |`);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(SECTION).toContain(`adds at most ${sizeOf(total)} a day`);
});

let server: TestServer;
afterEach(() => server?.close());

const SCHOOL = { 'x-forwarded-for': '203.0.113.7' };
/** Pieces of plans. 8 make the largest row of a command that counts as one, 250 are the longest list. */
const PIECES = [8, 8, 20, 8, 8, 20, 8, 8, 8, 250];

/** Bytes of the database after the server has stopped. */
const storedBytes = async (): Promise<number> => {
  await server.stop();
  const directory = server.place.dataDirectory;
  const sizes = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(directory, name)).size,
  );
  await server.start();
  return sizes.reduce((sum, size) => sum + size, 0);
};

it('twenty guests of one address store at most what the page says, however long their commands are', async () => {
  const clock = new TestClock(1_800_000_000_000);
  server = await startTestServer({ clock, monotonic: () => clock.now() });
  const guest = async (index: number): Promise<TestClient> => {
    const client = server.newClient();
    const { body } = await client.send('get-guest-credentials', {}, SCHOOL);
    await client.send('register', { ...(body as object), isPersistent: true, isGuest: true }, SCHOOL);
    const name = `Pupil ${'ABCDEFGHJKLMNOPQRSTUVWXYZ'[index]}`;
    expect((await client.send('create-character', { name, appearanceId: 1 }, SCHOOL)).status).toBe(200);
    return client;
  };
  const empty = await storedBytes();
  const guests = await Promise.all(Array.from({ length: 20 }, (_, index) => guest(index)));
  const before = await storedBytes();
  expect(before - empty).toBeLessThanOrEqual(20 * SIZES.account);

  let stored = 0;
  const flood = async (client: TestClient, pieces: number): Promise<void> => {
    for (;;) {
      const key = `${stored}`.padStart(64, '-');
      stored += 1;
      const headers = { ...SCHOOL, 'idempotency-key': key };
      const { status } = await client.send('save-plan', longPlan(pieces), headers);
      if (status === 429) return;
      expect(status).toBe(200);
    }
  };
  const seconds = 5;
  const floodAll = () =>
    Promise.all(guests.map((client, index) => flood(client, PIECES[index % PIECES.length] ?? 1)));
  await floodAll();
  for (let second = 0; second < seconds; second++) {
    clock.forward(SECOND);
    await floodAll();
  }
  const allowed = commands.atOnce + seconds * commands.perSecond;
  const growth = (await storedBytes()) - before;
  expect(growth).toBeLessThanOrEqual(allowed * SIZES.command);
  // The page does not say much more than that.
  expect(growth).toBeGreaterThan(0.5 * allowed * SIZES.command);
});
