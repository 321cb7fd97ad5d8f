import { setImmediate as turn } from 'node:timers/promises';
import { execute, FIRST_KINDS, type First, firstKey, levelId, RULES_VERSION } from '@slumberfell/engine';
import { ChronicleBookkeeper, isLong, recordUntil } from '@slumberfell/engine/testing';
import type { Celebration, RouteName } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeState } from '../characters/state-text.ts';
import { wholeTimeline } from '../content/timeline.ts';
import { logAfter } from '../storage/tables/command-log.ts';
import { snapshotHeads, snapshotState } from '../storage/tables/snapshots.ts';
import { RE_SEED, readCommand } from '../storage/values/logged-command.ts';
import { DATABASES } from '../testing/databases.ts';
import { FIRSTS_WORLD, IDS } from '../testing/firsts-world.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestClock } from '../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { UNLIMITED } from '../testing/unlimited.ts';
import { Watcher } from '../testing/watcher.ts';

/**
 * Plays a character for thirty days in a world in which each kind of first comes exactly once. The player has
 * two devices, and reads celebrations on some days only. The firsts that both devices were told to celebrate
 * are compared with those that a replay of the logged commands gives.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** ms in which every session ends. */
const AWAY = 9 * HOUR;
/** ms between two looks at a page that is open. Playback sends no frames that are 10 s late. */
const STEP = 5_000;
/** The most such looks. Sessions that are watched take a minute or two. */
const MOST_STEPS = 200;
const BEGIN = Date.UTC(2027, 0, 15, 8);

const { MEADOW, WOOD, FLAX, BARK, COAT, CUP, BADGE, CUB, BLADE, KING, CELLAR, TOWER } = IDS;

/** A call of a route with its input. */
type PlayedCall = readonly [name: RouteName, input: unknown];
const gather = (itemId: number, amount: number): PlayedCall => ['begin-crafting', { itemId, amount }];
const hunt = (regionId: number, kills: number): PlayedCall => [
  'begin-hunting',
  { regionId, until: { kills } },
];
const enter = (dungeonId: number, runs: number): PlayedCall => ['begin-dungeon', { dungeonId, runs }];
const travel = (regionId: number): PlayedCall => ['travel', regionId];
const sell = (itemId: number): PlayedCall => ['sell', { itemId, amount: 1 }];
/** A plan whose steps are these calls. */
const plan = (times: number, ...calls: readonly PlayedCall[]): PlayedCall => [
  'set-plan',
  { steps: calls.map(([name, input]) => ({ name, input })), times },
];

/**
 * How celebrations are read on a day. `live`: one device has the page open while the session runs. `night`:
 * one device opens the page hours later. `both`: both do, and call at the same time. `restart`: the server
 * is restarted after one device has read; then the other one reads. `never`: no page is opened.
 */
type Reading = 'live' | 'night' | 'both' | 'restart' | 'never';

interface Day {
  readonly reading: Reading;
  readonly calls: readonly PlayedCall[];
}
const day = (reading: Reading, ...calls: readonly PlayedCall[]): Day => ({ reading, calls });

/** What comes for the first time is beside its day; all of it comes again later. */
const DAYS: readonly Day[] = [
  day('live', gather(FLAX, 6)),
  day('night', gather(FLAX, 8)),
  day('live', gather(FLAX, 8)), // level
  day('night', hunt(MEADOW, 3)), // trophy
  day('both', hunt(MEADOW, 9)),
  day('never'),
  day('restart', sell(CUP), gather(FLAX, 6)),
  day('both', gather(COAT, 3)), // epic
  day('live', ['claim-trophy', { itemId: CUP, amount: 1 }], gather(COAT, 2)),
  day('never', enter(CELLAR, 2)), // radiant card
  day('restart', gather(FLAX, 9)),
  day('night', enter(CELLAR, 1)),
  day('live', travel(WOOD), gather(BARK, 9)), // region
  day('never', gather(BARK, 100)),
  day('night', plan(2, gather(BARK, 20), hunt(WOOD, 4), gather(BARK, 10))), // pet
  day('both', travel(MEADOW), gather(FLAX, 5)),
  day('live', hunt(MEADOW, 5)),
  day('never', travel(WOOD), ['tame-pet', CUB]),
  day('never', hunt(WOOD, 8)),
  day('live', enter(TOWER, 2)), // legendary, boss
  day('restart', enter(TOWER, 1)),
  day('both', sell(BLADE), enter(TOWER, 1)),
  day('night', sell(CUB), hunt(WOOD, 2)),
  day('never', travel(MEADOW), gather(COAT, 4)),
  day('live', enter(CELLAR, 3)),
  day('never', gather(FLAX, 10)),
  day('night', hunt(MEADOW, 20)),
  day('restart', ['claim-card', BADGE], gather(COAT, 1)),
  day('both', travel(WOOD), enter(TOWER, 1)),
  day('night', travel(MEADOW), hunt(MEADOW, 1)),
];

/** The items that are firsts. Each comes several times, from this origin. */
const AGAIN = [
  [COAT, 'crafting'],
  [CUP, 'fights'],
  [CUB, 'fights'],
  [BADGE, 'bosses'],
  [BLADE, 'bosses'],
] as const;

describe.each(DATABASES)('a character of thirty days on $name', (database) => {
  const clock = new TestClock(BEGIN);
  let server: TestServer;
  let characterId: number;
  /** Two devices of one player, and what each was told to celebrate. */
  let devices: readonly [Device, Device];
  beforeEach(async () => {
    clock.set(BEGIN);
    server = await startTestServer({ database, clock, world: FIRSTS_WORLD, settings: UNLIMITED });
    const [one, other] = [server.newClient(), server.newClient()];
    const { username, password } = await one.registerGuest(true);
    ({ id: characterId } = await one.call('create-character', { name: 'Ann', appearanceId: 1 }));
    await other.call('login', { email: username, password, rememberMe: true });
    devices = [new Device(one), new Device(other)];
  });
  afterEach(() => server.close());

  async function play({ reading, calls }: Day, number: number): Promise<void> {
    const [one, other] = number % 2 === 0 ? devices : ([devices[1], devices[0]] as const);
    const watcher = reading === 'live' ? await one.watch(server) : null;
    for (const [name, input] of calls) {
      const { status, body } = await one.client.send(name, input);
      expect(status, `${name} of day ${number + 1}: ${JSON.stringify(body)}`).toBeLessThan(300);
    }
    if (watcher === null) clock.forward(AWAY);
    else await watchUntilEnd(one, watcher);
    if (reading === 'night' || reading === 'restart') await one.open();
    if (reading === 'restart') await server.restart();
    if (reading === 'restart') await other.open();
    if (reading === 'both') await Promise.all([one.open(), other.open()]);
    clock.set(BEGIN + (number + 1) * DAY);
  }

  /** Moves the clock in steps of playback until it has sent the end of the session; celebrates meanwhile. */
  async function watchUntilEnd(device: Device, watcher: Watcher): Promise<void> {
    const hasEnded = (): boolean =>
      watcher.frames.some(({ events }) => events.some(({ type }) => type === 'OnIdleSessionFinished'));
    for (let step = 0; step < MOST_STEPS && !hasEnded(); step++) {
      clock.forward(STEP);
      for (let turns = 0; turns < 3; turns++) {
        await turn();
        await server.game.characters.inQueue(characterId, () => undefined);
      }
      await device.celebrate();
    }
    await expect.poll(hasEnded).toBe(true);
    await device.celebrate();
    watcher.leave();
    await watcher.ended;
  }

  /** The events of all logged commands and of the time between them, added up. */
  async function replayed(): Promise<ChronicleBookkeeper> {
    const { storage } = server.running;
    const timeline = await wholeTimeline(storage);
    const { head, state, log } = await storage.read(async (db) => {
      const [first] = await snapshotHeads(db, characterId);
      if (first?.revision !== 0) throw new Error('no snapshot of the begin');
      const taken = await snapshotState(db, characterId, 0, RULES_VERSION);
      return { head: first, state: decodeState(taken), log: await logAfter(db, characterId, 0, 1_000) };
    });
    const bookkeeper = new ChronicleBookkeeper(state.shown, timeline, head.at);
    const settle = (until: number): void => {
      for (const moment of recordUntil(state, timeline, until)) bookkeeper.record(moment);
    };
    for (const entry of log) {
      settle(entry.at);
      const command = readCommand(entry);
      if (command.name === RE_SEED) throw new Error('a new seed without a restored backup');
      const outcome = execute(state, command, timeline, entry.at);
      if ('refused' in outcome) throw new Error(`${entry.name} is refused in the replay`);
      bookkeeper.record(outcome);
    }
    settle(clock.now());
    return bookkeeper;
  }

  it('celebrates each kind of first exactly once', {
    repeats: isLong ? 9 : 0,
    timeout: 120_000,
  }, async () => {
    for (const [number, planned] of DAYS.entries()) await play(planned, number);
    for (const device of devices) expect(await device.celebrate()).toEqual([]);
    expect(await devices[0].client.call('celebrations')).toEqual({ celebrations: [], total: 0 });

    const celebrated = devices.flatMap((device) => device.celebrated);
    expect(DAYS).toHaveLength(30);
    expect(celebrated.map(({ kind }) => kind).toSorted()).toEqual(FIRST_KINDS.toSorted());
    for (const device of devices) expect(device.celebrated).not.toEqual([]);

    const bookkeeper = await replayed();
    // The character has the region of its begin from its first instant on.
    const firsts = bookkeeper.firsts.filter(({ kind, id }) => kind !== 'region' || id !== MEADOW);
    expect(inOrder(celebrated.map(firstOf))).toEqual(inOrder(firsts));
    const items = bookkeeper.sums('items');
    for (const [itemId, origin] of AGAIN) expect(items[itemId]?.[origin]).toBeGreaterThan(1);
    expect(bookkeeper.sums('enemies')[KING]?.kills).toBeGreaterThan(1);
  });
});

/** A page of the player, as far as it celebrates. */
class Device {
  readonly client: TestClient;
  readonly celebrated: Celebration[] = [];

  constructor(client: TestClient) {
    this.client = client;
  }

  watch(server: TestServer): Promise<Watcher> {
    return Watcher.connect(server.url, { cookie: this.client.cookie ?? '', origin: server.url });
  }

  /** Opens the page and puts away the idle report, if one waits. */
  async open(): Promise<void> {
    const { idleReport } = await this.client.call('get-layout-data');
    if (idleReport !== null) await this.client.call('dismiss-idle-report', idleReport);
    await this.celebrate();
  }

  /**
   * Celebrates what waits, as `celebrateWaiting` of the page does.
   * @returns what no page had celebrated before
   */
  async celebrate(): Promise<readonly Celebration[]> {
    const { celebrations } = await this.client.call('celebrations');
    if (celebrations.length === 0) return [];
    const fresh = (await this.client.call('celebrate', { celebrations })).celebrations;
    this.celebrated.push(...fresh);
    return fresh;
  }
}

const firstOf = ({ kind, id, level, at }: Celebration): First => ({
  kind,
  id: level === null ? id : levelId(id, level),
  at,
});

const inOrder = (firsts: readonly First[]): readonly First[] =>
  firsts.toSorted((one, other) => firstKey(one) - firstKey(other));
