import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { PUBLIC_ADDRESS, PUSH_HOST, PushReceiver, type TestNetwork } from '../testing/push-receiver.ts';
import { PushSubscription, vapidClaims } from '../testing/push-subscription.ts';
import { LONGEST_PAYLOAD, type PushMessage, PushSender } from './push-sender.ts';

const keys = webPush.generateVAPIDKeys();
const SUBJECT = 'https://play.example.org';
const HOSTS = [PUSH_HOST];

const MESSAGE: PushMessage = { payload: 'Wake up! ✨', ttl: 600, urgency: 'high', topic: 'alert-1_x' };

let receiver: PushReceiver;
beforeEach(async () => {
  receiver = await PushReceiver.open();
});
afterEach(() => receiver.close());

const senderIn = (network: TestNetwork, hosts: readonly string[] = HOSTS) =>
  new PushSender({ hosts, keys, subject: SUBJECT, network });

describe('a message', () => {
  it('arrives, encrypted for its subscription alone and signed for its push service', async () => {
    const subscription = new PushSubscription();
    const before = Date.now() / 1_000;
    expect(await senderIn(receiver.network()).send(subscription, MESSAGE)).toEqual({ outcome: 'sent' });

    const [push, ...others] = receiver.received;
    if (push === undefined) throw new Error('nothing has arrived');
    expect(others).toEqual([]);
    expect([push.method, `https://${push.headers.host}${push.path}`]).toEqual([
      'POST',
      subscription.endpoint,
    ]);
    expect(push.serverName).toBe(PUSH_HOST);
    expect(push.headers).toMatchObject({
      ttl: '600',
      urgency: 'high',
      topic: 'alert-1_x',
      'content-encoding': 'aes128gcm',
    });
    expect(push.body.toString('latin1')).not.toContain('Wake');
    expect(subscription.open(push.body)).toBe(MESSAGE.payload);
    expect(() => new PushSubscription().open(push.body)).toThrow();

    const { aud, sub, exp } = vapidClaims(push.headers.authorization, keys.publicKey);
    expect([aud, sub]).toEqual([`https://${PUSH_HOST}`, SUBJECT]);
    expect(exp).toBeGreaterThan(before);
    expect(exp).toBeLessThanOrEqual(before + 24 * 3_600);
  });

  it('has a payload that is as long as push services take, and no longer', async () => {
    const subscription = new PushSubscription();
    const sender = senderIn(receiver.network());
    const payload = 'x'.repeat(LONGEST_PAYLOAD);
    expect(await sender.send(subscription, { ...MESSAGE, payload })).toEqual({ outcome: 'sent' });
    const { body } = receiver.received[0] ?? { body: Buffer.alloc(0) };
    expect(body.length).toBe(4_096);
    expect(subscription.open(body)).toBe(payload);
    await expect(sender.send(subscription, { ...MESSAGE, payload: `${payload}x` })).rejects.toThrow(
      RangeError,
    );
    expect(receiver.received).toHaveLength(1);
  });
});

describe('the answer of a push service', () => {
  it.each([
    [{ status: 200 }, { outcome: 'sent' }],
    [{ status: 202 }, { outcome: 'sent' }],
    [{ status: 404 }, { outcome: 'gone' }],
    [{ status: 410 }, { outcome: 'gone' }],
    [{ status: 400 }, { outcome: 'refused', reason: 'status 400' }],
    [{ status: 403 }, { outcome: 'refused', reason: 'status 403' }],
    [{ status: 413 }, { outcome: 'refused', reason: 'status 413' }],
    [
      { status: 429, headers: { 'retry-after': '90' } },
      { outcome: 'later', reason: 'status 429', retryAfter: 90_000 },
    ],
    [
      { status: 503, headers: { 'retry-after': 'Fri, 27 Nov 2026 12:00:00 GMT' } },
      { outcome: 'later', reason: 'status 503', retryAfter: null },
    ],
    [
      { status: 503, headers: { 'retry-after': '999999999' } },
      { outcome: 'later', reason: 'status 503', retryAfter: 86_400_000 },
    ],
    [{ status: 500 }, { outcome: 'later', reason: 'status 500', retryAfter: null }],
  ])('%j means %j', async (answer, expected) => {
    receiver.answer = answer;
    expect(await senderIn(receiver.network()).send(new PushSubscription(), MESSAGE)).toEqual(expected);
  });

  it('is not read to its end when it is too long', async () => {
    receiver.answer = { status: 201, body: Buffer.alloc(1_000_000), hangs: true };
    expect(await senderIn(receiver.network()).send(new PushSubscription(), MESSAGE)).toEqual({
      outcome: 'sent',
    });
  });

  it('is not waited for longer than the timeout', async () => {
    receiver.answer = { status: 201, hangs: true };
    const network = receiver.network();
    network.timeout = 300;
    expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toEqual({
      outcome: 'later',
      reason: 'timeout',
      retryAfter: null,
    });
  });

  it('cannot have endless headers', async () => {
    receiver.answer = { status: 201, headers: { 'x-long': 'x'.repeat(20_000) } };
    expect(await senderIn(receiver.network()).send(new PushSubscription(), MESSAGE)).toMatchObject({
      outcome: 'later',
      reason: 'HPE_HEADER_OVERFLOW',
    });
  });
});

describe('the look-up of a name', () => {
  it('is not waited for longer than the timeout', async () => {
    const network = receiver.network();
    network.timeout = 300;
    network.resolve = () => new Promise(() => undefined);
    expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toMatchObject({
      outcome: 'later',
      reason: 'timeout',
    });
  });

  it('may fail and succeed later', async () => {
    const network = receiver.network();
    network.resolve = () => Promise.reject(Object.assign(new Error('no name'), { code: 'ENOTFOUND' }));
    expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toMatchObject({
      outcome: 'later',
      reason: 'ENOTFOUND',
    });
    expect(await senderIn(receiver.network(() => [])).send(new PushSubscription(), MESSAGE)).toMatchObject({
      outcome: 'later',
      reason: 'no address',
    });
  });
});

describe('no request is sent', () => {
  const REFUSED = { outcome: 'refused', reason: 'address is not public' };

  it.each([
    ['127.0.0.1'],
    ['0.0.0.0'],
    ['10.0.0.1'],
    ['172.16.0.1'],
    ['192.168.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['224.0.0.1'],
    ['::1'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['::ffff:10.0.0.1'],
    ['::ffff:a00:1'],
    ['64:ff9b::a00:1'],
    ['2002:7f00:1::'],
    ['fd00::1'],
    ['fe80::1'],
    ['ff02::1'],
    ['2130706433'],
    ['0x7f.1'],
    ['localhost'],
  ])('to a listed name that resolves to %s', async (address) => {
    const network = receiver.network(() => [address]);
    expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toEqual(REFUSED);
    expect([network.reached, receiver.received]).toEqual([[], []]);
  });

  it.each([[[PUBLIC_ADDRESS, '127.0.0.1']], [['::ffff:10.0.0.1', PUBLIC_ADDRESS]]])(
    'to a listed name of which one address is not public: %j',
    async (addresses) => {
      const network = receiver.network(() => addresses);
      expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toEqual(REFUSED);
      expect([network.reached, receiver.received]).toEqual([[], []]);
    },
  );

  // The spellings of endpoints are in `push-hosts.test.ts`.
  it.each([
    ['plain http', `http://${PUSH_HOST}/x`],
    ['a host that is not listed', 'https://other.slumberfell.test/x'],
    ['a trailing dot', `https://${PUSH_HOST}./x`],
    ['another port', `https://${PUSH_HOST}:8443/x`],
    ['a user', `https://user@${PUSH_HOST}/x`],
    ['loopback', 'https://127.0.0.1/x'],
    ['loopback in decimal', 'https://2130706433/x'],
    ['loopback IPv6', 'https://[::1]/x'],
  ])('to an endpoint with %s, and its name is not looked up', async (_what, endpoint) => {
    const network = receiver.network();
    const subscription = new PushSubscription(endpoint);
    expect(await senderIn(network).send(subscription, MESSAGE)).toEqual({
      outcome: 'refused',
      reason: 'endpoint is not allowed',
    });
    expect([network.lookedUp, network.reached, receiver.received]).toEqual([[], [], []]);
  });

  it('to a server whose certificate is for another name', async () => {
    const other = await PushReceiver.open('other.slumberfell.test');
    const network = other.network();
    expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toMatchObject({
      outcome: 'later',
      reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    expect(other.received).toEqual([]);
    await other.close();
  });

  it('to a server whose certificate is not trusted, also when the environment turns the check off', async () => {
    const other = await PushReceiver.open();
    const { ca } = other.network();
    const network = Object.assign(receiver.network(), { ca });
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    try {
      expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toMatchObject({
        outcome: 'later',
      });
    } finally {
      vi.unstubAllEnvs();
    }
    expect(receiver.received).toEqual([]);
    await other.close();
  });
});

it('a name is looked up once, and the address that was checked is connected to', async () => {
  // A rebinding: from the second look-up on, the name leads to this machine.
  const network = receiver.network((_name, time) => (time === 1 ? [PUBLIC_ADDRESS] : ['127.0.0.1']));
  const sender = senderIn(network);
  expect(await sender.send(new PushSubscription(), MESSAGE)).toEqual({ outcome: 'sent' });
  expect([network.lookedUp, network.reached]).toEqual([[PUSH_HOST], [PUBLIC_ADDRESS]]);
  // The next message is checked anew, and does not use an open connection.
  expect(await sender.send(new PushSubscription(), MESSAGE)).toMatchObject({ outcome: 'refused' });
  expect(network.reached).toEqual([PUBLIC_ADDRESS]);
  expect(receiver.received).toHaveLength(1);
});

it.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
  const reached: string[] = [];
  const inside = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as AddressInfo;
  for (const location of [`http://127.0.0.1:${port}/inside`, `https://${PUSH_HOST}/other`, '/other']) {
    receiver.answer = { status, headers: { location } };
    const network = receiver.network();
    expect(await senderIn(network).send(new PushSubscription(), MESSAGE)).toEqual({
      outcome: 'refused',
      reason: `status ${status}`,
    });
    expect(network.lookedUp).toEqual([PUSH_HOST]);
  }
  expect([receiver.received.length, reached]).toEqual([3, []]);
  await new Promise((resolve) => inside.close(resolve));
});
