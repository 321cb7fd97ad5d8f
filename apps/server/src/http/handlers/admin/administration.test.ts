import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedWorldDirectory } from '@slumberfell/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appoint, removeSecondFactor } from '../../../operations/admin/roles.ts';
import { openStorage } from '../../../storage/open.ts';
import { newestAudit } from '../../../storage/tables/audit.ts';
import { temporaryDirectory } from '../../../testing/databases.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { SHIPPED } from '../../../testing/played-character.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const DAY = 24 * 3_600_000;

describe.each(drawnDatabases(import.meta.url))('an administrator, on $name', (database) => {
  const clock = new TestClock(NOON);
  const world = temporaryDirectory();
  let server: TestServer;
  let admin: TestClient;
  beforeEach(async () => {
    clock.set(NOON);
    await cp(shippedWorldDirectory, world.directory, { recursive: true });
    server = await startTestServer({
      database,
      clock,
      settings: { PUBLIC_URL: 'http://play.example.org', CONTENT_DIR: world.directory },
      // The compiled world of the release. The test imports a copy of its files, in `CONTENT_DIR`, which it
      // changes.
      world: SHIPPED,
    });
    admin = server.newClient();
    await admin.registerEmail('admin@example.org');
    await server.appointAdministrator('Admin@example.org');
  });
  afterEach(async () => {
    await server.close();
    world.remove();
  });

  const audit = async (): Promise<unknown> => {
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    const entries = await storage.read((db) => newestAudit(db, 10));
    await storage.close();
    return entries;
  };

  it('is accepted, and other players are refused', async () => {
    expect(await admin.call('status')).toMatchObject({ isAdmin: true });
    const player = server.newClient();
    await player.registerGuest();
    expect(await player.call('status')).toMatchObject({ isAdmin: false });
    expect(await server.newClient().call('status')).toBeUndefined();
  });

  it('may make administrator calls only with a second factor', async () => {
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    expect(await removeSecondFactor(storage, 'admin@example.org')).toBe(true);
    expect(await removeSecondFactor(storage, 'admin@example.org')).toBe(false);
    await storage.close();
    await server.restart();
    expect(await admin.send('import-data')).toMatchObject({
      status: 403,
      body: { code: 'account/second-factor-missing' },
    });
  });

  it('creates a password reset link for a name or an address, valid once and for a day', async () => {
    const guest = server.newClient();
    const { username } = await guest.registerGuest();
    const link = new URL(await admin.call('generate-password-reset-link', username.toLowerCase()));
    expect(link.origin + link.pathname).toBe('http://play.example.org/account/reset-password');
    const input = {
      userId: Number(link.searchParams.get('userId')),
      token: link.searchParams.get('token') ?? '',
      newPassword: 'a quiet afternoon',
    };
    expect(await server.newClient().send('reset-password', input)).toMatchObject({ status: 204 });
    expect(await server.newClient().send('reset-password', input)).toMatchObject({ status: 400 });
    const login = { email: username, password: 'a quiet afternoon', rememberMe: false };
    expect(await server.newClient().send('login', login)).toMatchObject({ status: 200 });

    const late = new URL(await admin.call('generate-password-reset-link', 'admin@example.org'));
    clock.forward(DAY);
    const expired = { ...input, userId: Number(late.searchParams.get('userId')) };
    expect(
      await server.newClient().send('reset-password', {
        ...expired,
        token: late.searchParams.get('token') ?? '',
      }),
    ).toMatchObject({ status: 400 });
  });

  it('ends all sessions of an account', async () => {
    const guest = server.newClient();
    const { username } = await guest.registerGuest();
    await admin.call('end-account-sessions', username.toUpperCase());
    expect(await guest.call('is-authenticated')).toBe(false);
    expect(await admin.call('is-authenticated')).toBe(true);
    expect(await admin.send('end-account-sessions', 'nobody')).toMatchObject({ status: 404 });
    expect(await audit()).toMatchObject([
      { action: 'end-account-sessions', subject: null, outcome: 'account/unknown' },
      { action: 'end-account-sessions', subject: 'account 2', outcome: 'done' },
      { action: 'grant' },
    ]);
  });

  it('is told when there is no such account, or no name', async () => {
    expect(await admin.send('generate-password-reset-link', 'nobody')).toMatchObject({
      status: 404,
      body: { code: 'account/unknown' },
    });
    expect(await admin.send('generate-password-reset-link', '')).toMatchObject({
      status: 400,
      body: { errors: [{ description: 'Please enter a username or email.' }] },
    });
  });

  it('imports the world of the directory and sees what changes; one that is broken is refused', async () => {
    expect(await admin.call('import-data')).toMatchObject({ effectiveAt: 0 });
    const regions = join(world.directory, 'regions.csv');
    const text = await readFile(regions, 'utf8');
    await writeFile(regions, text.replace('The last meadow', 'The very last meadow'));
    const imported = await admin.call('import-data');
    expect(imported.effectiveAt).toBe(NOON + 60_000);
    const [changed] = imported.difference.filter(({ set }) => set === 'regions');
    expect(changed).toEqual({
      set: 'regions',
      added: { count: 0, names: [] },
      changed: { count: 1, names: ['Lanternlea'] },
      retired: { count: 0, names: [] },
    });
    // The story alone is a difference, too.
    const story = join(world.directory, 'story.csv');
    const chapters = await readFile(story, 'utf8');
    await writeFile(story, chapters.replace(',The Rent,', ',The Rent Again,'));
    const { difference } = await admin.call('import-data');
    expect(
      difference.filter(({ added, changed: { count }, retired }) => added.count + count + retired.count > 0),
    ).toEqual([
      {
        set: 'chapters',
        added: { count: 0, names: [] },
        changed: { count: 1, names: ['The Rent Again'] },
        retired: { count: 0, names: [] },
      },
    ]);
    await copyFile(join(shippedWorldDirectory, 'story.csv'), story);
    await writeFile(regions, text.split('\n').slice(0, 3).join('\n'));
    const { status, body } = await admin.send('import-data');
    expect([status, body]).toMatchObject([409, { code: 'import/refused' }]);
    expect((body as { errors: unknown[] }).errors.length).toBeGreaterThan(0);
    await copyFile(join(shippedWorldDirectory, 'regions.csv'), regions);
  });

  it('imports one world at a time: a second import at the same time is refused', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => admin.send('import-data')));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 409, body: { code: 'import/under-way' } });
    expect(await admin.send('import-data')).toMatchObject({ status: 200 });
    const outcomes = ((await audit()) as { outcome: string }[]).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'import/under-way')).toHaveLength(refused.length);
  });

  it('has every call that reaches its handler in the audit log, refused calls included', async () => {
    await admin.call('generate-password-reset-link', 'admin@example.org');
    await admin.send('generate-password-reset-link', 'nobody');
    await admin.call('import-data');
    expect(await audit()).toEqual([
      {
        at: NOON,
        actor: 'account 1',
        action: 'import-data',
        subject: null,
        outcome: expect.stringMatching(/ from /) as string,
      },
      {
        at: NOON,
        actor: 'account 1',
        action: 'generate-password-reset-link',
        subject: null,
        outcome: 'account/unknown',
      },
      {
        at: NOON,
        actor: 'account 1',
        action: 'generate-password-reset-link',
        subject: 'account 1',
        outcome: 'done',
      },
      { at: NOON, actor: 'command line', action: 'grant', subject: 'account 1', outcome: 'done' },
    ]);
  });

  it('makes 30 calls in ten minutes; a further one is refused, and is in the audit log', async () => {
    for (let made = 0; made < 30; made++) await admin.send('generate-password-reset-link', 'nobody');
    expect(await admin.send('generate-password-reset-link', 'nobody')).toMatchObject({
      status: 429,
      body: { code: 'request/too-many' },
    });
    // An input that its schema does not accept is refused before the handler, and is not recorded.
    expect(await admin.send('generate-password-reset-link', '')).toMatchObject({ status: 400 });
    expect(await audit()).toMatchObject([
      {
        actor: 'account 1',
        action: 'generate-password-reset-link',
        subject: null,
        outcome: 'request/too-many',
      },
      ...Array.from({ length: 9 }, () => ({ outcome: 'account/unknown' })),
    ]);
  });

  it('is refused from the first call after the role is removed, on every node', async () => {
    await admin.call('generate-password-reset-link', 'admin@example.org');
    const { databaseUrl } = server.place;
    if (databaseUrl === null) await server.stop();
    const other = await openStorage({ ...server.place, clock });
    expect(await appoint(other, 'admin@example.org', 'player')).toBe(true);
    expect(await appoint(other, 'nobody', 'admin')).toBe(false);
    await other.close();
    if (databaseUrl === null) await server.restart();
    expect(await admin.send('generate-password-reset-link', 'admin@example.org')).toMatchObject({
      status: 403,
      body: { code: 'request/forbidden' },
    });
    expect(await admin.call('is-authenticated')).toBe(true);
  });
});
