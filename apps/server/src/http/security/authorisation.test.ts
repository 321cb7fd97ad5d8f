import { errorAnswer, type Route, type RouteName, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appoint, removeSecondFactor } from '../../operations/admin/roles.ts';
import { openStorage } from '../../storage/open.ts';
import { MailReceiver } from '../../testing/mail-receiver.ts';
import { PushSubscription } from '../../testing/push-subscription.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const all = Object.entries(routes) as [RouteName, Route][];

/** Kinds of callers. All have a character, except visitors and newcomers. */
const CALLERS = [
  'visitor',
  'newcomer',
  'guest',
  'registered',
  'validated',
  'admin without a second factor',
  'admin',
] as const;
type CallerKind = (typeof CALLERS)[number];

/** The code with which a route refuses a kind of caller; null if that kind may call the route. */
function denialOf(access: Route['access'], who: CallerKind): string | null {
  if (access === 'visitor') return null;
  if (who === 'visitor') return 'request/not-authenticated';
  if (access === 'character') return who === 'newcomer' ? 'character/none' : null;
  if (access === 'account' || who === 'admin') return null;
  return who === 'admin without a second factor' ? 'account/second-factor-missing' : 'request/forbidden';
}

const DENIALS = [
  'request/not-authenticated',
  'request/forbidden',
  'account/second-factor-missing',
  'character/none',
];

let server: TestServer;
let letters: MailReceiver;
const callers = new Map<CallerKind, TestClient>();
const caller = (who: CallerKind): TestClient => callers.get(who) ?? server.newClient();

beforeAll(async () => {
  letters = await MailReceiver.open();
  server = await startTestServer({ settings: { SMTP_URL: letters.url } });
  for (const who of CALLERS) callers.set(who, server.newClient());
  await caller('newcomer').registerGuest();
  await caller('guest').play('Guest');
  for (const who of CALLERS.slice(3)) {
    const address = `${who.replaceAll(' ', '.')}@example.org`;
    await caller(who).registerEmail(address, who === 'validated');
    await caller(who).call('create-character', { name: `Caller ${CALLERS.indexOf(who)}`, appearanceId: 1 });
  }
  const { searchParams } = await letters.linkFor('validated@example.org', 'confirm-email');
  await server.newClient().send('confirm-email', Object.fromEntries(searchParams));
  await server.appointAdministrator('admin@example.org');
  await server.stop();
  const storage = await openStorage(server.place);
  await appoint(storage, 'admin.without.a.second.factor@example.org', 'admin');
  expect(await removeSecondFactor(storage, 'admin.without.a.second.factor@example.org')).toBe(false);
  await storage.close();
  await server.restart();
});
afterAll(async () => {
  await server.close();
  await letters.close();
});

describe('callers', () => {
  it('are of the kind that they are named after', async () => {
    const statusOf = async (who: CallerKind) => (await caller(who).call('status'))?.status ?? null;
    const statuses = await Promise.all(CALLERS.map(statusOf));
    expect(statuses).toEqual([null, 'Guest', 'Guest', 'Registered', 'Validated', 'Registered', 'Registered']);
  });
});

describe.each(all)('%s', (name, route) => {
  it.each(CALLERS)('allows or refuses a %s as it declares', async (who) => {
    // Every call refuses this input, but only after the server has checked the caller. So the code is that of
    // the check of the caller, if that refuses.
    const { status, body } = await caller(who).send(name, { id: '1', since: '1', nobody: 'takes this' });
    const code = status < 300 ? null : errorAnswer.parse(body).code;
    expect(DENIALS.includes(code ?? '') ? code : null).toBe(denialOf(route.access, who));
  });
});

/** Data of a player who does not make the call. */
interface OtherPlayer {
  readonly client: TestClient;
  readonly characterId: number;
  /** Account id in the link of an e-mail to this player. */
  readonly userId: number;
  readonly code: string;
  readonly token: string;
}

const subscription = () => new PushSubscription('https://fcm.googleapis.com/fcm/send/ann').input();

type Attempt = (mallory: TestClient, ann: OtherPlayer) => Promise<unknown>;

/** Calls whose input names no player's private data. */
const OWN_DATA_CALLS = [
  'register',
  'login',
  'request-password-reset',
  'change-password',
  'begin-second-factor',
  'confirm-second-factor',
  'remove-second-factor',
  'create-character',
  'get-character-profile-data',
  'get-table',
  'chronicle-days',
  'share-chronicle',
  'shared-chronicle',
  'celebrate',
  'get-idle-reports',
  'register-device',
  'set-end-letters',
  // Only administrators may make this call and the next one, which are meant to change other players'
  // accounts.
  'generate-password-reset-link',
  'end-account-sessions',
  // Invites belong to the host.
  'check-invite',
  'create-invite',
  'withdraw-invite',
  // Administrators decide about any character. A player notes only what was seen of the own one.
  'managed-character',
  'rename-character',
  'hide-character',
  'show-character',
  'see-decisions',
  // Any player may report any character, and reports belong to the host.
  'report-character',
  'close-report',
  'close-reports-of',
  // So do announcements and posts. A player notes only what the own account has seen.
  'announce',
  'withdraw-announcement',
  'post-news',
  'remove-news',
  'get-news',
  'get-news-lines',
  'news-seen',
  // Agreements are the same for all. A player accepts them for the own account alone.
  'agreement',
  'accept-agreements',
] as const satisfies readonly RouteName[];

/**
 * Calls whose input may name another player's data. Each has a function in which Mallory attempts the call
 * with the ids of another player.
 */
const OTHER_PLAYER_CALLS = {
  'select-character': async (mallory, { characterId }) => {
    expect(await mallory.send('select-character', characterId)).toMatchObject({ status: 404 });
  },
  'end-session': async (mallory, { client }) => {
    const [session] = await client.call('sessions');
    expect(await mallory.send('end-session', session?.id)).toMatchObject({ status: 404 });
  },
  'withdraw-device': async (mallory, { client }) => {
    const { id } = await client.call('register-device', subscription());
    expect((await mallory.send('withdraw-device', id)).status).toBe(204);
    expect(await client.call('devices')).toMatchObject([{ id }]);
  },
  'test-device': async (mallory, { client }) => {
    const [device] = await client.call('devices');
    expect(await mallory.send('test-device', device?.id)).toMatchObject({
      body: { code: 'device/unknown' },
    });
  },
  'delete-account': async (mallory, { client }) => {
    const input = { username: await client.call('get-username'), password: PASSWORD };
    expect(await mallory.send('delete-account', input)).toMatchObject({
      body: { code: 'account/name-mismatch' },
    });
  },
  'confirm-email': async (mallory, { code }) => {
    const input = { userId: String(await idOf(mallory)), code };
    expect(await mallory.call('confirm-email', input)).toMatchObject({ success: false });
  },
  'reset-password': async (mallory, { token, userId }) => {
    const input = { userId: await idOf(mallory), token, newPassword: 'of another altogether' };
    expect(await mallory.send('reset-password', input)).toMatchObject({ status: 400 });
    const own = { userId, token: await ownToken(mallory), newPassword: 'of another altogether' };
    expect(await mallory.send('reset-password', own)).toMatchObject({ status: 400 });
  },
  'get-idle-report': async (mallory) => {
    expect(await mallory.send('get-idle-report', { since: '1' })).toMatchObject({ body: null });
  },
  'dismiss-idle-report': async (mallory) => {
    expect((await mallory.send('dismiss-idle-report', 1)).status).toBeLessThan(300);
  },
} as const satisfies Partial<Record<RouteName, Attempt>>;

const PASSWORD = 'correct horse battery staple';
const MALLORY = 'mallory@example.org';

/** The parameters of the reset link that the account with this address gets by e-mail. */
async function resetLink(address: string): Promise<URLSearchParams> {
  await server.newClient().call('request-password-reset', address);
  return (await letters.linkFor(address, 'reset-password')).searchParams;
}
const idOf = async (mallory: TestClient): Promise<number> =>
  Number((await resetLink(await mallory.call('get-username'))).get('userId'));
const ownToken = async (mallory: TestClient): Promise<string> =>
  (await resetLink(await mallory.call('get-username'))).get('token') ?? '';

describe('another player', () => {
  it('is named only by the input of the listed calls', () => {
    const takesNothing = ({ input }: Route) =>
      input.safeParse(undefined).success || input.safeParse({}).success;
    // The schema of `confirm-email` accepts an incomplete link. The answer then has `success: false`.
    const mayLack = (name: string) => name === 'confirm-email';
    // Commands are left out: a command always acts on the selected character of the caller.
    const open = all.filter(
      ([name, route]) => (mayLack(name) || !takesNothing(route)) && !('toCommand' in route),
    );
    expect(open.map(([name]) => name).sort()).toEqual(
      [...OWN_DATA_CALLS, ...Object.keys(OTHER_PLAYER_CALLS)].sort(),
    );
  });

  it('is not affected by any of these calls', async () => {
    const [client, mallory] = [server.newClient(), server.newClient()];
    await client.registerEmail('ann@example.org', true);
    const { searchParams } = await letters.linkFor('ann@example.org', 'confirm-email');
    const { id: characterId } = await client.call('create-character', { name: 'Ann', appearanceId: 1 });
    await mallory.registerEmail(MALLORY);
    await mallory.call('create-character', { name: 'Mallory', appearanceId: 1 });
    const ann: OtherPlayer = {
      client,
      characterId,
      userId: Number(searchParams.get('userId')),
      code: searchParams.get('code') ?? '',
      token: (await resetLink('ann@example.org')).get('token') ?? '',
    };
    const before = await client.call('get-layout-data');
    for (const attempt of Object.values<Attempt>(OTHER_PLAYER_CALLS)) await attempt(mallory, ann);

    expect(await client.call('status')).toMatchObject({ status: 'Registered' });
    expect((await client.call('get-layout-data')).characterData).toEqual(before.characterData);
    expect(await mallory.call('status')).toMatchObject({ status: 'Registered' });
    expect((await mallory.call('get-layout-data')).characterData.name).toBe('Mallory');
    const login = { email: 'ann@example.org', password: PASSWORD, rememberMe: false };
    expect(await server.newClient().send('login', login)).toMatchObject({ status: 200 });
    // The code that Mallory could not use works for its owner.
    expect(await client.call('confirm-email', { userId: String(ann.userId), code: ann.code })).toMatchObject({
      success: true,
    });
  });
});
