import type { PushedAlert } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ToldKind } from '../storage/tables/alert-outbox.ts';
import { CLAIM_TIME, END_SEEN_AFTER } from '../storage/tables/session-sweep.ts';
import { type DatabasePlace, POSTGRES } from '../testing/databases.ts';
import { PUSH_HOST, PushReceiver } from '../testing/push-receiver.ts';
import { PushSubscription } from '../testing/push-subscription.ts';
import { registerDevice } from '../testing/register-device.ts';
import { runAlertJobs } from '../testing/run-alert-jobs.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestClock } from '../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { LIFETIME } from './alert-queue.ts';
import { deviceIdOf } from './alerts.ts';

/**
 * Many ends of sessions on two nodes that are killed and restarted while clocks move. The jobs are called by
 * the test, so that no time passes between two steps of the clock but that of the work.
 */

const NOON = Date.UTC(2027, 0, 15, 12);
const MINUTE = 60_000;
const FLAX = 1010;
const FLAX_TIME = 5_000;
const PLAYERS = 20;
const ROUNDS = process.env.TEST_LONG === '1' ? 500 : 4;
/** ms by which the clock moves between two runs of the jobs. */
const STEP = 10_000;

const clock = new TestClock(NOON);
let place: DatabasePlace;
let remove: () => Promise<void>;
let pushes: PushReceiver;
const nodes: TestServer[] = [];
/** The instant at which each push arrived, in the order of `pushes.received`. */
const arrivals: number[] = [];

const startNode = (): Promise<TestServer> =>
  startTestServer({
    database: place,
    clock,
    runsJobs: false,
    settings: {
      ALERT_HOSTS: PUSH_HOST,
      ALERT_CONTACT: 'https://play.example.org',
      NEW_GUESTS_PER_MINUTE: 'off',
    },
    pushNetwork: pushes.network(),
  });

beforeAll(async () => {
  ({ remove, ...place } = await POSTGRES.place());
  pushes = await PushReceiver.open();
  nodes.push(await startNode(), await startNode());
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await pushes.close();
  await remove();
});

const nodeAt = (index: number): TestServer => {
  const node = nodes[index];
  if (node === undefined) throw new Error(`there is no node ${index}`);
  return node;
};

/** Lets both nodes do their jobs once. */
async function work(): Promise<void> {
  for (const { running } of nodes) await runAlertJobs(running);
  while (arrivals.length < pushes.received.length) arrivals.push(clock.now());
}

interface Player {
  readonly client: TestClient;
  readonly device: PushSubscription;
}

/** A player on the first node, whose device wants everything. */
async function newPlayer(index: number): Promise<Player> {
  const client = nodeAt(index % 2).newClient();
  await client.play(`Told ${'abcdefghjklmnopqrstuvwxyz'[index]}`);
  const device = new PushSubscription();
  await registerDevice(client, pushes, device.input());
  return { client, device };
}

/** By the path of a device's endpoint: the device, and the ends that it is told of. */
type Known = Map<string, { readonly device: PushSubscription; readonly ends: Set<number> }>;

/**
 * Stands for a node that dies right after it has sent an alert and before it has noted that: the alert of the
 * last push is stored again. @returns how many are
 */
async function forgetOne(known: Known): Promise<number> {
  const push = pushes.received.at(-1);
  const device = push && known.get(push.path)?.device;
  if (push === undefined || device === undefined) return 0;
  const { tag, kind, body } = JSON.parse(device.open(push.body)) as PushedAlert;
  const [characterId, happenedAt] = tag.split('-').map((part) => Number.parseInt(part, 36));
  const { storage } = nodeAt(0).running;
  if (characterId === undefined || happenedAt === undefined) throw new Error(`the tag ${tag}`);
  if (happenedAt < clock.now() - LIFETIME) return 0;
  await storage.write((tx) =>
    tx
      .insertInto('alert_outbox')
      .values({
        device_id: deviceIdOf(device.endpoint),
        tag,
        character_id: characterId,
        kind: kind as ToldKind,
        body,
        happened_at: happenedAt,
        due_at: clock.now(),
        attempts: 1,
      })
      .execute(),
  );
  return 1;
}

/** Repeatable draws: the same in every run. */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    // The lower bits of such numbers repeat soon.
    return Math.floor(state / 65_536) % below;
  };
}

test(`each of ${PLAYERS * ROUNDS} ends is told once, within its minute, over kills, restarts and moved clocks`, {
  timeout: ROUNDS * 60_000,
}, async () => {
  const draw = draws(7);
  const players: Player[] = [];
  for (let index = 0; index < PLAYERS; index++) players.push(await newPlayer(index));
  const known: Known = new Map(
    players.map(({ device }) => [new URL(device.endpoint).pathname, { device, ends: new Set<number>() }]),
  );
  const endsOf = ({ device }: Player) => known.get(new URL(device.endpoint).pathname)?.ends ?? new Set();
  let repeated = 0;
  let isLate = false;
  const late = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    let last = clock.now();
    for (const player of players) {
      const amount = 1 + draw(20);
      const kind = draw(4);
      const input = { itemId: FLAX, amount };
      if (kind === 0) {
        const step = { name: 'begin-crafting', input } as const;
        await player.client.call('set-plan', { steps: [step, step] });
      } else await player.client.call('begin-crafting', input);
      // A player who stops knows it.
      if (kind === 1) await player.client.call('stop');
      else {
        const end = clock.now() + (kind === 0 ? 2 : 1) * amount * FLAX_TIME;
        endsOf(player).add(end);
        last = Math.max(last, end);
      }
      clock.forward(draw(3) * 100);
    }
    if (round % 5 === 3) {
      // No node runs for a while; what has ended is told late, but told.
      clock.forward(20 * MINUTE);
      isLate = true;
    }
    const until = Math.max(last, clock.now()) + END_SEEN_AFTER + CLAIM_TIME;
    while (clock.now() <= until) {
      clock.forward(STEP);
      const dead = draw(6) === 0 ? nodeAt(draw(2)) : null;
      // Stands for a node that dies after it has stored alerts: it sends none from now on.
      await dead?.running.services.alertQueue.close();
      await work();
      await dead?.restart();
      if (draw(6) === 0) repeated += await forgetOne(known);
    }
    if (isLate) for (const { ends } of known.values()) for (const end of ends) late.add(end);
    isLate = false;
    if (round % 3 === 1) await nodeAt(draw(2)).restart();
  }
  await work();
  const shown = new Map<string, Set<string>>();
  for (const [index, { path, body }] of pushes.received.entries()) {
    const { device, ends } = known.get(path) ?? {};
    if (device === undefined || ends === undefined) throw new Error(`a push to ${path}`);
    const { tag } = JSON.parse(device.open(body)) as PushedAlert;
    const end = Number.parseInt(tag.split('-')[1] ?? '', 36);
    expect(ends).toContain(end);
    const tags = shown.get(path) ?? new Set();
    // Only a kill between the sending and its note repeats an alert, with the same tag.
    if (!tags.has(tag) && !late.has(end))
      expect((arrivals[index] as number) - end).toBeLessThanOrEqual(MINUTE);
    shown.set(path, tags.add(tag));
  }
  for (const [path, { ends }] of known) expect(shown.get(path)?.size ?? 0).toBe(ends.size);
  const sent = [...shown.values()].reduce((sum, tags) => sum + tags.size, 0);
  expect(pushes.received.length - sent).toBe(repeated);
});
