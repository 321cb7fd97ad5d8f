import { LOGINS_PER_ACCOUNT } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnerCheck } from '../../../accounts/credentials/owner-check.ts';
import { Attempts } from '../../../accounts/limits/attempts.ts';
import { MailLimits } from '../../../accounts/limits/mail-limits.ts';
import { Logins } from '../../../accounts/logins/logins.ts';
import { Deletion } from '../../../accounts/own-data/deletion.ts';
import { Passwords } from '../../../accounts/secrets/passwords.ts';
import { SecretSeal } from '../../../accounts/secrets/secret-seal.ts';
import { Leaderboards } from '../../../leaderboards/leaderboards.ts';
import { openStorage } from '../../../storage/open.ts';
import type { Storage } from '../../../storage/storage.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const HOUR = 3_600_000;
const ANN = 'ann@example.org';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(drawnDatabases(import.meta.url))('what is kept of a player, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let ann: TestClient;
  let password: string;
  beforeEach(async () => {
    clock.set(NOON);
    server = await startTestServer({ database, clock });
    ann = server.newClient();
    password = await ann.registerEmail(ANN);
  });
  afterEach(() => server.close());

  const enter = async (headers: Record<string, string> = {}): Promise<TestClient> => {
    const client = server.newClient();
    const login = { email: ANN, password, rememberMe: true };
    expect(await client.send('login', login, headers)).toMatchObject({ status: 200 });
    return client;
  };

  describe('sessions', () => {
    it('are listed, the last used first, and ended one by one or all but the own', async () => {
      clock.forward(HOUR);
      const laptop = await enter({ 'user-agent': FIREFOX });
      clock.forward(HOUR);
      const phone = await enter();
      const listed = await laptop.call('sessions');
      expect(listed).toHaveLength(3);
      expect(listed.map(({ createdAt, current }) => [createdAt, current])).toEqual([
        [NOON + 2 * HOUR, false],
        [NOON + HOUR, true],
        [NOON, false],
      ]);
      expect(listed[1]).toMatchObject({ browser: 'Firefox on Linux', persistent: true });
      const token = laptop.cookie?.split('=')[1] ?? '';
      expect(JSON.stringify(listed)).not.toContain(token);

      await laptop.call('end-session', listed[0]?.id ?? '');
      expect(await phone.call('is-authenticated')).toBe(false);
      expect(await laptop.send('end-session', listed[0]?.id)).toMatchObject({
        status: 404,
        body: { code: 'account/unknown-session' },
      });
      await laptop.call('end-other-sessions');
      expect(await ann.call('is-authenticated')).toBe(false);
      expect(await laptop.call('sessions')).toHaveLength(1);
    });

    it('end after a year of use, but not those of guests', async () => {
      const phone = await enter();
      const guest = server.newClient();
      await guest.registerGuest(true);
      for (let day = 0; day < 360; day += 20) {
        clock.forward(20 * 24 * HOUR);
        expect(await phone.call('is-authenticated')).toBe(true);
        expect(await guest.call('is-authenticated')).toBe(true);
      }
      clock.forward(5 * 24 * HOUR);
      expect(await phone.call('is-authenticated')).toBe(false);
      expect(await guest.call('is-authenticated')).toBe(true);
    });

    it('of others cannot be ended', async () => {
      const bea = server.newClient();
      await bea.registerEmail('bea@example.org');
      const [own] = await ann.call('sessions');
      expect(await bea.send('end-session', own?.id)).toMatchObject({ status: 404 });
      expect(await ann.call('is-authenticated')).toBe(true);
    });

    it('are limited in number: the least recently used one ends', async () => {
      for (let count = 1; count < LOGINS_PER_ACCOUNT; count++) {
        clock.forward(60_000);
        await enter();
      }
      expect(await ann.call('sessions')).toHaveLength(LOGINS_PER_ACCOUNT);
      const last = await enter();
      expect(await last.call('sessions')).toHaveLength(LOGINS_PER_ACCOUNT);
      expect(await ann.call('is-authenticated')).toBe(false);
    });
  });

  it('is exported as JSON, without what the game hides', async () => {
    const { id } = await ann.call('create-character', { name: 'Ann', appearanceId: 2 });
    await ann.call('begin-hunting', { regionId: 1 });
    const exported = await ann.call('export-data');
    expect(exported).toMatchObject({
      exportedAt: NOON,
      account: { username: ANN, status: 'Registered', createdAt: NOON, isAdmin: false, secondFactor: false },
      sessions: [{ current: true }],
      characters: [
        {
          createdAt: NOON,
          character: { id, name: 'Ann', appearanceId: 2, goldAmount: 100 },
          commands: [{ at: NOON, command: 'begin-hunting', input: '{"regionId":1}' }],
        },
      ],
    });
    for (let count = 1; count < 10; count++) await ann.call('export-data');
    expect(await ann.send('export-data')).toMatchObject({ status: 429 });
  });

  describe('an account', () => {
    const leave = (input: object = {}) => ann.send('delete-account', { username: ANN, password, ...input });

    it('is deleted by name and password; it disappears for all players at once, and its name is free', async () => {
      const { id } = await ann.call('create-character', { name: 'Ann', appearanceId: 2 });
      await ann.call('begin-hunting', { regionId: 1 });
      const phone = await enter();
      const bea = server.newClient();
      await bea.play('Bea');
      const ranked = async (): Promise<string[]> => {
        const { rows } = await bea.call('get-table', { leaderboardType: 'Level', page: '1' });
        return rows.map(({ name }) => name).sort();
      };
      expect(await ranked()).toEqual(['Ann', 'Bea']);

      expect(await leave({ username: 'anne@example.org' })).toMatchObject({
        status: 400,
        body: { code: 'account/name-mismatch', errors: [{ path: 'username' }] },
      });
      expect(await leave({ password: 'wrong' })).toMatchObject({
        status: 400,
        body: { code: 'account/current-password', errors: [{ path: 'password' }] },
      });
      expect(await ann.call('is-authenticated')).toBe(true);
      expect(await leave({ username: ANN.toUpperCase() })).toMatchObject({ status: 204 });

      expect(ann.cookie).toBeNull();
      expect(await phone.call('is-authenticated')).toBe(false);
      expect(await ranked()).toEqual(['Bea']);
      expect(await bea.send('get-character-profile-data', { id: String(id) })).toMatchObject({ status: 404 });
      const login = { email: ANN, password, rememberMe: false };
      expect(await server.newClient().send('login', login)).toMatchObject({ status: 401 });
      const successor = server.newClient();
      await successor.registerEmail(ANN);
      expect(await successor.call('get-characters')).toEqual([]);
      // Without the deletion, the hunt of Ann's character would continue. No leaderboard round ranks the
      // deleted character again.
      clock.forward(HOUR);
      expect(await ranked()).toEqual(['Bea']);
    });

    it('is kept for twelve months after that, and then removed with all that belongs to it', async () => {
      await ann.call('create-character', { name: 'Ann', appearanceId: 2 });
      await leave();
      const bea = server.newClient();
      await bea.play('Bea');
      await server.stop();
      const storage = await openStorage({ ...server.place, clock });
      clock.set(Date.UTC(2028, 0, 15, 12));
      await sweep(storage);
      expect(await countOf(storage)).toEqual({ accounts: 2, characters: 2, snapshots: 2 });
      clock.forward(1);
      await sweep(storage);
      expect(await countOf(storage)).toEqual({ accounts: 1, characters: 1, snapshots: 1 });
      await storage.close();
    });
  });
});

async function sweep(storage: Storage): Promise<void> {
  const attempts = await Attempts.open(storage);
  const tools = {
    storage,
    attempts,
    mailLimits: new MailLimits(attempts),
    passwords: await Passwords.open(),
    logins: new Logins(storage),
    seal: new SecretSeal(Buffer.alloc(32)),
    mailer: { start: () => {} },
  };
  const leaderboards = new Leaderboards(storage);
  await new Deletion(tools, new OwnerCheck(tools), { leaderboards }).deleteDue();
}

const countOf = (storage: Storage): Promise<Record<string, number>> =>
  storage.read(async (db) => {
    const counts: Record<string, number> = {};
    for (const table of ['accounts', 'characters', 'snapshots'] as const) {
      counts[table] = (await db.selectFrom(table).selectAll().execute()).length;
    }
    return counts;
  });
