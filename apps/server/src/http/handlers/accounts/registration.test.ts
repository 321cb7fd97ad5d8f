import { INVITE_LIMITS } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInvite, removeOldInvites } from '../../../accounts/registration/invites.ts';
import { isRefused } from '../../../errors.ts';
import { openStorage } from '../../../storage/open.ts';
import type { Storage } from '../../../storage/storage.ts';
import { newestAudit } from '../../../storage/tables/audit.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const DAY = 24 * 3_600_000;
const PASSWORD = 'correct horse battery staple';

const account = (username: string) =>
  ({ username, password: PASSWORD, isPersistent: false, isGuest: false }) as const;

describe.each(drawnDatabases(import.meta.url))('who may come, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  const open = async (settings: Record<string, string>): Promise<void> => {
    clock.set(NOON);
    server = await startTestServer({ database, clock, settings });
  };

  const newInvite = async (accounts: number, days = 7, storage = server.running.storage): Promise<string> => {
    const invite = await createInvite(storage, 'command line', { accounts, days });
    if (isRefused(invite)) throw new Error(invite.refused);
    return invite.token;
  };
  const refusal = async (reply: Promise<{ status: number; body: unknown }>): Promise<unknown> => {
    const { status, body } = await reply;
    return status < 300 ? status : (body as { code: string }).code;
  };
  /** What a visitor gets who registers with an address, and as a guest. */
  const visitor = async (invite?: string): Promise<readonly unknown[]> => {
    const [byMail, byPair] = [server.newClient(), server.newClient()];
    const extra = invite === undefined ? {} : { invite };
    const pair = await byPair.send('get-guest-credentials');
    return [
      await refusal(byMail.send('register', { ...account(`${names++}@example.org`), ...extra })),
      pair.status < 300
        ? await refusal(
            byPair.send('register', {
              ...(pair.body as object),
              isPersistent: false,
              isGuest: true,
              ...extra,
            }),
          )
        : (pair.body as { code: string }).code,
    ];
  };
  let names = 0;

  describe('with settings of its own', () => {
    afterEach(() => server.close());

    /** Works on the database while the server is stopped, as the command line does. */
    const onDatabase = async <T>(work: (storage: Storage) => Promise<T>): Promise<T> => {
      await server.stop();
      const storage = await openStorage({ ...server.place, clock });
      const result = await work(storage).finally(() => storage.close());
      await server.restart();
      return result;
    };

    it.each([
      [{}, [204, 204]],
      [{ GUESTS: 'off' }, [204, 'registration/guests-off']],
      [{ REGISTRATION: 'invite' }, ['registration/invite-needed', 'registration/invite-needed']],
      [{ REGISTRATION: 'invite', GUESTS: 'off' }, ['registration/invite-needed', 'registration/guests-off']],
      [{ REGISTRATION: 'closed' }, ['registration/closed', 'registration/closed']],
    ])('with %j', async (settings: Record<string, string>, expected) => {
      await open(settings);
      expect(await visitor()).toEqual(expected);
      expect(await server.newClient().call('public-settings')).toMatchObject({
        registration: settings.REGISTRATION ?? 'open',
        guests: settings.GUESTS !== 'off',
      });
    });

    it('lets accounts log in that exist, and guests register theirs, on a closed server', async () => {
      await open({ REGISTRATION: 'invite' });
      const invite = await onDatabase((storage) => newInvite(2, 7, storage));
      const guest = server.newClient();
      const pair = await guest.call('get-guest-credentials');
      await guest.call('register', { ...pair, isPersistent: false, isGuest: true, invite });
      const { cookie } = guest;
      await server.restart({ REGISTRATION: 'closed', GUESTS: 'off' });
      const login = { email: pair.username, password: pair.password, rememberMe: false };
      expect(await server.newClient().call('login', login)).toEqual({ redirectTo: null });
      expect(guest.cookie).toBe(cookie);
      await guest.registerEmail('bea@example.org');
      expect(await guest.call('status')).toMatchObject({ isGuest: false });
      expect(await visitor(invite)).toEqual(['registration/closed', 'registration/closed']);
    });
  });

  describe('with invites', () => {
    let now: number;
    beforeAll(() => open({ REGISTRATION: 'invite' }));
    afterAll(() => server.close());
    beforeEach(() => {
      // The windows of the rates of earlier tests have ended.
      clock.forward(DAY);
      now = clock.now();
    });

    it('an invite makes as many accounts as it says, also at the same time', async () => {
      const invite = await newInvite(3);
      expect(await server.newClient().call('check-invite', invite)).toEqual({ endsAt: now + 7 * DAY });
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          refusal(
            server.newClient().send('register', { ...account(`at-once-${index}@example.org`), invite }),
          ),
        ),
      );
      expect(replies.filter((reply) => reply === 204)).toHaveLength(3);
      expect(replies.filter((reply) => reply === 'invite/unknown')).toHaveLength(5);
      expect(await refusal(server.newClient().send('check-invite', invite))).toBe('invite/unknown');
    });

    it('an invite is not spent by a name that is taken, and not by other refusals', async () => {
      const invite = await newInvite(2);
      const send = (input: object): Promise<unknown> =>
        refusal(server.newClient().send('register', { ...input, invite }));
      expect(await send(account('ann@example.org'))).toBe(204);
      expect(await send(account('Ann@example.org'))).toBe('account/username-taken');
      expect(await send({ ...account('bea@example.org'), password: 'slumberfell' })).toBe(
        'account/not-acceptable',
      );
      expect(await send(account('bea@example.org'))).toBe(204);
      expect(await send(account('cea@example.org'))).toBe('invite/unknown');
    });

    it('an invite ends to the millisecond; others than its token are refused', async () => {
      const invite = await newInvite(9, 1);
      for (const wrong of ['x', `${invite.slice(0, -1)}-`, 'A'.repeat(43), '\0'])
        expect(await visitor(wrong)).toEqual(['invite/unknown', 'invite/unknown']);
      expect(await refusal(server.newClient().send('check-invite', 'A'.repeat(43)))).toBe('invite/unknown');
      clock.set(now + DAY - 1);
      expect(await visitor(invite)).toEqual([204, 204]);
      clock.set(now + DAY);
      expect(await visitor(invite)).toEqual(['invite/unknown', 'invite/unknown']);
    });
  });

  describe('an administrator', () => {
    let admin: TestClient;
    beforeAll(async () => {
      await open({ REGISTRATION: 'invite', PUBLIC_URL: 'http://play.example.org' });
      const invite = await newInvite(1);
      admin = server.newClient();
      await admin.call('register', { ...account('admin@example.org'), invite });
      await server.appointAdministrator('admin@example.org');
    });
    afterAll(() => server.close());

    it('creates, lists and withdraws invites; each act is in the audit log', async () => {
      const { id, link, endsAt } = await admin.call('create-invite', {
        accounts: 2,
        days: 30,
        note: ' the tavern ',
      });
      expect(endsAt).toBe(NOON + 30 * DAY);
      const url = new URL(link);
      expect(url.origin + url.pathname).toBe('http://play.example.org/');
      const invite = url.searchParams.get('invite') ?? '';
      expect(await visitor(invite)).toEqual([204, 204]);
      const other = await admin.call('create-invite', { accounts: 1, days: 1 });
      expect(await admin.call('invites')).toMatchObject([
        { id: other.id, note: '', accounts: 1, used: 0, createdAt: NOON, endsAt: NOON + DAY, isUsable: true },
        { id, note: 'the tavern', accounts: 2, used: 2, isUsable: false },
        { used: 1, accounts: 1, isUsable: false },
      ]);
      await admin.call('withdraw-invite', other.id);
      expect(await refusal(admin.send('withdraw-invite', other.id))).toBe('invite/unknown');
      expect(await refusal(admin.send('withdraw-invite', 999))).toBe('invite/unknown');
      const token = new URL(other.link).searchParams.get('invite') ?? '';
      expect(await visitor(token)).toEqual(['invite/unknown', 'invite/unknown']);
      const entries = await server.running.storage.read((db) => newestAudit(db, 5));
      expect(entries.map(({ action, subject, outcome }) => [action, subject, outcome])).toEqual([
        ['withdraw-invite', 'invite 999', 'invite/unknown'],
        ['withdraw-invite', `invite ${other.id}`, 'invite/unknown'],
        ['withdraw-invite', `invite ${other.id}`, 'done'],
        ['create-invite', `invite ${other.id}`, 'done'],
        ['create-invite', `invite ${id}`, 'done'],
      ]);
    });

    it.each([
      { accounts: 0, days: 1 },
      { accounts: 1, days: 0 },
      { accounts: INVITE_LIMITS.accounts + 1, days: 1 },
      { accounts: 1, days: INVITE_LIMITS.days + 1 },
      { accounts: 1, days: 1, note: 'x'.repeat(INVITE_LIMITS.note + 1) },
      { accounts: 1.5, days: 1 },
    ])('cannot create %j', async (input) => {
      expect(await admin.send('create-invite', input)).toMatchObject({ status: 400 });
    });
  });

  it('there are at most 100 invites that can be used, and old ones are removed', async () => {
    clock.set(NOON);
    const { storage, dispose } = await database.open(clock);
    try {
      const create = () => createInvite(storage, 'command line', { accounts: 1, days: 1 });
      for (let index = 0; index < INVITE_LIMITS.usable; index++)
        expect(isRefused(await create())).toBe(false);
      expect(await create()).toEqual({ refused: 'invite/limit' });
      clock.forward(DAY);
      const rows = (): Promise<readonly unknown[]> =>
        storage.read((db) => db.selectFrom('invites').select('id').execute());
      clock.forward(90 * DAY);
      await removeOldInvites(storage);
      expect(await rows()).toHaveLength(INVITE_LIMITS.usable);
      clock.forward(1);
      await removeOldInvites(storage);
      expect(await rows()).toHaveLength(0);
      expect(isRefused(await create())).toBe(false);
    } finally {
      await dispose();
    }
  });
});
