import { type Answer, type RouteName, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Flag } from '../operations/admin/admin-command.ts';
import { ADMIN_COMMANDS } from '../operations/admin/commands.ts';
import { openStorage } from '../storage/open.ts';
import { newestAudit } from '../storage/tables/audit.ts';
import { drawnDatabases } from '../testing/drawn-databases.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestClock } from '../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const MINUTE = 60_000;
const REASON = 'It insults other players.';
const NOTE = 'Welcome to the tavern.';

/** The running server, and those who call it. */
interface Home {
  readonly admin: TestClient;
  /** The player whose account is acted on. */
  readonly player: TestClient;
  /** A new character, which no act of this table has touched. */
  newCharacter(): Promise<{ readonly id: number; readonly name: string; readonly owner: TestClient }>;
}

/** What is sent to the call and to the command line, for the same thing. */
interface Given {
  readonly input?: unknown;
  readonly words?: readonly string[];
  readonly flags?: Readonly<Partial<Record<Flag, string>>>;
  /** What the act changes, read from the running server. */
  state?(): Promise<unknown>;
  /** Undoes the act that the call has done. */
  undo?(answer: unknown): Promise<unknown>;
}

interface Act {
  readonly command: string;
  /** What the audit log has after it: the action and the subject. Null: the act reads numbers alone. */
  readonly audited: readonly [action: string, subject: RegExp | null] | null;
  /** Why it cannot be undone; without it, `undo` does. */
  readonly final?: string;
  given(home: Home): Promise<Given> | Given;
}

type AdminRoute = { [R in RouteName]: (typeof routes)[R]['access'] extends 'admin' ? R : never }[RouteName];

const CHARACTER = /^character \d+$/;

/** Every call of an administrator, beside the command of the command line that does the same. */
const ACTS: Readonly<Record<AdminRoute, Act>> = {
  'generate-password-reset-link': {
    command: 'reset-link',
    audited: ['generate-password-reset-link', /^account \d+$/],
    final: 'the link ends by itself',
    given: () => ({ input: 'ann@example.org', words: ['ann@example.org'] }),
  },
  'end-account-sessions': {
    command: 'end-logins',
    audited: ['end-account-sessions', /^account \d+$/],
    final: 'the player logs in again',
    given: ({ player }) => ({
      input: 'ann@example.org',
      words: ['ann@example.org'],
      state: () => player.call('status'),
    }),
  },
  'import-data': {
    command: 'import-world',
    audited: ['import-data', null],
    final: 'another import does',
    given: () => ({}),
  },
  overview: { command: 'overview', audited: null, final: 'it reads', given: () => ({}) },
  'create-invite': {
    command: 'invite',
    audited: ['create-invite', /^invite \d+$/],
    given: ({ admin }) => ({
      input: { accounts: 3, days: 7 },
      flags: { accounts: '3' },
      state: () => usable(admin),
      undo: (made) => admin.call('withdraw-invite', (made as Answer<'create-invite'>).id),
    }),
  },
  invites: { command: 'invites', audited: null, final: 'it reads', given: () => ({}) },
  'withdraw-invite': {
    command: 'withdraw-invite',
    audited: ['withdraw-invite', /^invite \d+$/],
    final: 'the host makes another invite',
    given: async ({ admin }) => {
      const { id } = await admin.call('create-invite', { accounts: 1, days: 1 });
      return { input: id, words: [String(id)], state: () => usable(admin) };
    },
  },
  reports: { command: 'reports', audited: ['reports', null], final: 'it reads', given: () => ({}) },
  'close-report': {
    command: 'close-report',
    audited: ['close-report', /^report \d+$/],
    final: 'players may report the name again',
    given: async ({ admin, player, newCharacter }) => {
      const { id: characterId } = await newCharacter();
      await player.call('report-character', { id: characterId, reason: 'insult' });
      const open = async () => (await admin.call('reports')).filter(({ closed }) => closed === undefined);
      const id = (await open()).find((report) => report.characterId === characterId)?.id;
      return {
        input: { id, outcome: 'acted' },
        words: [String(id)],
        flags: { outcome: 'acted' },
        state: async () => (await open()).map((report) => report.id),
      };
    },
  },
  'close-reports-of': {
    command: 'close-reports-of',
    audited: ['close-reports-of', /^account \d+$/],
    final: 'the player may report the names again',
    given: async ({ admin, player, newCharacter }) => {
      const { id: characterId } = await newCharacter();
      await player.call('report-character', { id: characterId, reason: 'insult' });
      const open = async () => (await admin.call('reports')).filter(({ closed }) => closed === undefined);
      const reporterId = (await open()).find((report) => report.characterId === characterId)?.reporterId;
      return {
        input: { reporterId, outcome: 'acted' },
        words: [String(reporterId)],
        flags: { outcome: 'acted' },
        state: async () => (await open()).map((report) => report.id),
      };
    },
  },
  'managed-character': {
    command: 'character',
    audited: ['managed-character', CHARACTER],
    final: 'it reads',
    given: async ({ newCharacter }) => {
      const { name } = await newCharacter();
      return { input: { name }, words: [name] };
    },
  },
  'rename-character': {
    command: 'rename',
    audited: ['rename-character', CHARACTER],
    given: async ({ admin, newCharacter }) => {
      const { id, name, owner } = await newCharacter();
      return {
        input: { id, name: `New ${name}`, reason: REASON },
        words: [name, `New ${name}`],
        flags: { reason: REASON },
        state: async () => (await owner.call('get-characters'))[0]?.name,
        undo: () => admin.call('rename-character', { id, name, reason: REASON }),
      };
    },
  },
  'hide-character': {
    command: 'hide',
    audited: ['hide-character', CHARACTER],
    given: async ({ admin, newCharacter }) => {
      const { id, name, owner } = await newCharacter();
      return {
        input: { id, reason: REASON },
        words: [name],
        flags: { reason: REASON },
        state: () => ownRank(owner),
        undo: () => admin.call('show-character', { id, reason: REASON }),
      };
    },
  },
  'show-character': {
    command: 'show',
    audited: ['show-character', CHARACTER],
    given: async ({ admin, newCharacter }) => {
      const { id, name, owner } = await newCharacter();
      await admin.call('hide-character', { id, reason: REASON });
      return {
        input: { id, reason: REASON },
        words: [name],
        flags: { reason: REASON },
        state: () => ownRank(owner),
        undo: () => admin.call('hide-character', { id, reason: REASON }),
      };
    },
  },
  announce: {
    command: 'announce',
    audited: ['announce', /^announcement \d+$/],
    given: ({ admin }) => ({
      input: { kind: 'note', text: NOTE, endsAt: NOON + 60 * MINUTE },
      words: [NOTE],
      state: async () => (await admin.call('public-settings')).announcements,
      undo: (made) => admin.call('withdraw-announcement', (made as Answer<'announce'>).id),
    }),
  },
  'withdraw-announcement': {
    command: 'withdraw-announcement',
    audited: ['withdraw-announcement', /^announcement \d+$/],
    final: 'the host announces it again',
    given: async ({ admin }) => {
      const { id } = await admin.call('announce', { kind: 'note', text: NOTE, endsAt: NOON + 60 * MINUTE });
      const state = async () => (await admin.call('public-settings')).announcements;
      return { input: id, words: [String(id)], state };
    },
  },
  'post-news': {
    command: 'post-news',
    audited: ['post-news', /^post \d+$/],
    given: ({ admin }) => ({
      input: { title: 'A second server', body: 'It is faster.' },
      words: ['A second server', 'It is faster.'],
      state: async () => (await admin.call('get-news', { page: '1' })).posts,
      undo: (made) => admin.call('remove-news', (made as Answer<'post-news'>).id),
    }),
  },
  'remove-news': {
    command: 'remove-news',
    audited: ['remove-news', /^post \d+$/],
    final: 'the host posts it again',
    given: async ({ admin }) => {
      const { id } = await admin.call('post-news', { title: 'Hello', body: 'All' });
      const state = async () => (await admin.call('get-news', { page: '1' })).posts;
      return { input: id, words: [String(id)], state };
    },
  },
};

/** Commands without a call: the roles of administrators, and lists that calls of players have. */
const COMMANDS_ALONE = ['grant', 'withdraw', 'remove-second-factor', 'audit', 'announcements', 'news'];

const all = Object.entries(ACTS) as [AdminRoute, Act][];

const usable = async (admin: TestClient) =>
  (await admin.call('invites')).filter(({ endsAt }) => endsAt > NOON).map(({ id }) => id);

const ownRank = async (owner: TestClient) =>
  (await owner.call('get-table', { leaderboardType: 'Level', page: '1' })).own?.ranking ?? null;

it('has every call of an administrator and every command, each once', () => {
  const calls = (Object.entries(routes) as [RouteName, { access: string }][]).filter(
    ([, { access }]) => access === 'admin',
  );
  expect(Object.keys(ACTS).sort()).toEqual(calls.map(([name]) => name).sort());
  expect([...all.map(([, { command }]) => command), ...COMMANDS_ALONE].sort()).toEqual(
    Object.keys(ADMIN_COMMANDS).sort(),
  );
});

describe.each(drawnDatabases(import.meta.url))('what a host does, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let home: Home;
  let players = 0;

  beforeAll(async () => {
    server = await startTestServer({ database, clock, settings: { NEW_GUESTS_PER_MINUTE: 'off' } });
    const [admin, player] = [server.newClient(), server.newClient()];
    await admin.registerEmail('host@example.org');
    await admin.call('create-character', { name: 'Harriet', appearanceId: 1 });
    await server.appointAdministrator('host@example.org');
    const password = await player.registerEmail('ann@example.org');
    await player.call('create-character', { name: 'Ann', appearanceId: 1 });
    home = {
      admin,
      player,
      async newCharacter() {
        const owner = server.newClient();
        const name = `Guest ${++players}`;
        return { id: await owner.play(name), name, owner };
      },
    };
    logIn = async () => {
      await player.send('login', { email: 'ann@example.org', password, rememberMe: false });
    };
  });
  let logIn: () => Promise<void>;
  afterAll(() => server.close());

  /** The newest entries of the audit log, the newest first. */
  const audit = (limit: number) => server.running.storage.read((db) => newestAudit(db, limit));
  const codeOf = async (reply: Promise<{ status: number; body: unknown }>) =>
    ((await reply).body as { code?: string }).code;

  it.each(all)('%s: an administrator may, others may not', async (call, act) => {
    await logIn();
    const given = await act.given(home);
    const before = await given.state?.();
    const entries = await audit(1_000);
    expect(await codeOf(server.newClient().send(call, given.input))).toBe('request/not-authenticated');
    expect(await codeOf(home.player.send(call, given.input))).toBe('request/forbidden');
    expect(await given.state?.()).toEqual(before);
    const { status, body } = await home.admin.send(call, given.input);
    expect(status).toBeLessThan(300);

    const [noted] = await audit(1);
    if (act.audited === null) expect(noted).toEqual(entries[0]);
    else {
      const [action, subject] = act.audited;
      expect(noted).toMatchObject({ at: NOON, actor: expect.stringMatching(/^account \d+$/), action });
      if (subject === null) expect(noted?.subject).toBeNull();
      else expect(noted?.subject).toMatch(subject);
    }
    if (given.state) expect(await given.state()).not.toEqual(before);
    expect(given.undo === undefined).toBe(act.final !== undefined);
    await given.undo?.(body);
    if (given.undo) expect(await given.state?.()).toEqual(before);
  });

  it('can be done on the command line, too, and is noted in the same way', async () => {
    // The calls of one administrator are limited.
    clock.forward(20 * MINUTE);
    const given = new Map<AdminRoute, Given>();
    // What the acts before have announced would count for the limit of three.
    for (const { id } of (await home.admin.call('public-settings')).announcements)
      await home.admin.call('withdraw-announcement', id);
    for (const [call, act] of all) given.set(call, await act.given(home));
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    const config = { ...readConfig({}), ...server.place };
    for (const [call, { command, audited }] of all) {
      const { words = [], flags = {} } = given.get(call) ?? {};
      const entries = await storage.read((db) => newestAudit(db, 1));
      const said = await ADMIN_COMMANDS[command]?.run({ storage, config, words, flags });
      expect(said, command).toEqual(expect.stringMatching(/\S/));
      const [noted] = await storage.read((db) => newestAudit(db, 1));
      if (audited === null) expect(noted).toEqual(entries[0]);
      else {
        expect(noted).toMatchObject({ at: clock.now(), actor: 'command line', action: audited[0] });
        if (audited[1] !== null) expect(noted?.subject).toMatch(audited[1]);
      }
    }
    await storage.close();
    await server.start();
  });
});
