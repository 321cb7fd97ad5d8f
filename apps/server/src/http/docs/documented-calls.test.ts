import { API_BASE, errorAnswer, IDEMPOTENCY_HEADER, type RouteName, routes } from '@slumberfell/protocol';
import type { ApiDocument } from '@slumberfell/protocol/docs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentedApi } from '../../testing/docs/documented-api.ts';
import { allowedBy, suspects } from '../../testing/docs/documented-values.ts';
import { generousWorld } from '../../testing/docs/generous-world.ts';
import { SUCCESSES } from '../../testing/docs/successes.ts';
import { MailReceiver } from '../../testing/mail-receiver.ts';
import { PUSH_HOST, PushReceiver } from '../../testing/push-receiver.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { UNLIMITED } from '../../testing/unlimited.ts';

const NOON = 1_800_000_000_000;
/**
 * ms by which the clock is moved forward before the tests of each call. Most windows of account rates are not
 * longer, and have then ended.
 */
const QUARTER = 15 * 60_000;

/** Gives the tests access to the e-mails of players, to the clock, and to an administrator. */
const home = {
  linkFor: (address: string, page: string) => letters.linkFor(address, page),
  now: () => clock.now(),
  administrator: () => playerFor('create-invite', `Hostess ${'abcdefg'[hostesses++]}`),
  otherPlayer: () => playerFor('report-character', `Neighbour ${neighbours++}`),
};

let neighbours = 0;
let hostesses = 0;

const names = Object.keys(routes) as RouteName[];
const world = generousWorld();
const clock = new TestClock(NOON);
let server: TestServer;
let api: DocumentedApi;
let letters: MailReceiver;
let pushes: PushReceiver;

beforeAll(async () => {
  letters = await MailReceiver.open();
  pushes = await PushReceiver.open();
  const variables = {
    CONTENT_DIR: world.directory,
    SMTP_URL: letters.url,
    ALERT_HOSTS: PUSH_HOST,
    ...UNLIMITED,
  };
  server = await startTestServer({ clock, settings: variables, pushNetwork: pushes.network() });
  const { body } = await server.newClient().request(`${API_BASE}/docs/openapi.json`);
  api = new DocumentedApi(body as ApiDocument);
});
afterAll(async () => {
  await server.close();
  await letters.close();
  await pushes.close();
  world.remove();
});

const codeOf = ({ status, body }: Reply): string | null =>
  status < 300 ? null : errorAnswer.parse(body).code;

/** Converts all values in the input of a GET to text. Leaves other inputs unchanged. */
const asSent = (name: RouteName, input: unknown): unknown =>
  routes[name].method === 'GET'
    ? Object.fromEntries(Object.entries(input as object).map(([field, value]) => [field, String(value)]))
    : input;

/**
 * Whether a request can carry the input. The fields of a GET must be single values, and not empty in a path.
 */
function canBeSent(name: RouteName, input: unknown): boolean {
  if (routes[name].method !== 'GET') return input !== undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const { path } = routes[name];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field);
  const fields = input as Readonly<Record<string, unknown>>;
  return (
    Object.values(fields).every((value) => value !== undefined && typeof value !== 'object') &&
    inPath.every((field) => field in fields && fields[field] !== '')
  );
}

it('exactly the routes are documented', () => {
  expect(api.names.toSorted()).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  let player: TestClient;
  beforeAll(async () => {
    clock.forward(QUARTER);
    player = await playerFor(name, nameFor(name));
  });

  it('answers as documented what its schema allows', async () => {
    const schema = api.inputOf(name);
    const caller = routes[name].access === 'visitor' ? server.newClient() : player;
    const allowed = schema === null ? fc.constant(undefined) : allowedBy(schema, api.schemas);
    await fc.assert(
      fc.asyncProperty(allowed, async (input) => {
        const reply = await caller.send(name, asSent(name, input));
        expect(api.misfit(name, reply)).toBeNull();
        expect(['request/invalid', 'request/too-large', 'internal']).not.toContain(codeOf(reply));
      }),
      { numRuns: schema === null ? 1 : 15 },
    );
  });

  it('refuses what its schema forbids, and changes nothing', async () => {
    const schema = api.inputOf(name);
    const base = schema && fc.sample(allowedBy(schema, api.schemas), { numRuns: 1, seed: 7 })[0];
    const tried = schema === null ? [null, {}, 0, ''] : suspects(schema, api.schemas, base);
    const sendable = tried.filter((input) => canBeSent(name, input)).map((input) => asSent(name, input));
    const forbidden = sendable.filter((input) => !api.allows(name, input));
    expect(forbidden.length).toBeGreaterThan(0);
    const before = await everythingOf(player);
    for (const input of forbidden) {
      const reply = await player.send(name, input);
      expect([reply.status, codeOf(reply), input]).toEqual([400, 'request/invalid', input]);
      expect(api.misfit(name, reply)).toBeNull();
    }
    if (schema !== null && routes[name].method === 'POST')
      expect(codeOf(await player.send(name))).toBe('request/invalid');
    expect(await everythingOf(player)).toEqual(before);
  });

  const succeed = SUCCESSES[name];
  if (succeed === undefined) return;

  it('answers as documented when it succeeds', async () => {
    const someone = await playerFor(name, nameFor(`${name} done`));
    const reply = await succeed(someone, () => clock.forward(60_000), home);
    expect([reply.status < 300, reply.body]).toEqual([true, reply.body]);
    expect(api.misfit(name, reply)).toBeNull();
  });
});

describe('the key of a command', () => {
  it('is refused when it does not match the documentation', async () => {
    const player = server.newClient();
    await player.play('Key Bearer');
    const schema = api.headerOf('stop', IDEMPOTENCY_HEADER);
    const tried = schema === null ? [] : suspects(schema, api.schemas, 'key').filter((key) => key !== '');
    const forbidden = tried.filter(
      (key): key is string =>
        typeof key === 'string' && /^[ -~]+$/.test(key) && schema !== null && !api.fits(schema, key),
    );
    expect(forbidden.length).toBeGreaterThan(0);
    for (const key of forbidden)
      expect(codeOf(await player.send('stop', undefined, { [IDEMPOTENCY_HEADER]: key }))).toBe(
        'request/invalid',
      );
    expect(codeOf(await player.send('stop', undefined, { [IDEMPOTENCY_HEADER]: 'key' }))).toBe('action/none');
  });
});

/** Creates a player who has the access that a call requires. */
async function playerFor(name: RouteName, character: string): Promise<TestClient> {
  const someone = server.newClient();
  await someone.play(character);
  if (routes[name].access === 'admin') await server.appointAdministrator(await someone.call('get-username'));
  return someone;
}

/** All stored data of a player that a call might change. */
const everythingOf = async (player: TestClient): Promise<unknown> => {
  const { globalStatus: _others, ...layout } = await player.call('get-layout-data');
  return [layout, await player.call('status'), await player.call('get-characters')];
};

/** A unique character name, made from the name of a route. */
const nameFor = (text: string): string => {
  const letters = [...text.replaceAll(/[^a-z]/g, '')];
  const folded = letters.filter((letter) => !'aeiou'.includes(letter)).join('');
  return folded.slice(-16).padStart(3, 'x');
};
