import { describe, expect, test } from 'vitest';
import { healingShareOf } from '../character/healing-threshold.ts';
import { execute } from '../commands/execute.ts';
import type { Command } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import { nextInstant } from '../settle/advance.ts';
import { amountOf } from '../state/amounts.ts';
import type { State } from '../state/state.ts';
import {
  always,
  experienceOf,
  IDLE_TROPHY,
  isLong,
  START,
  settle,
  testCraft,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
  withIdleTime,
} from '../testing/index.ts';
import { type Enemy, EnemyType } from '../world/static-data.ts';

/**
 * These tests do not concern the skill Fishing. Fishing here means that a player looks at the next result of
 * a session and ends the session if the result is not wanted. Each bot plays as long as an honest player, who
 * begins one session and waits. No bot may find more rare items in that time than the honest player
 * (architecture, "State and draws").
 */

const [CURIO, RARE_FIND, FLAX, PEARL, KEY, TREASURE, BREAD] = [1, 2, 3, 4, 5, 6, 7];
const HOUR = 3_600_000;
const TIME = (isLong ? 80 : 25) * HOUR;
const SECOND = 1_000;

const enemy = (id: number, type: EnemyType, health: number): Enemy =>
  testEnemy({ id, type, health, lootTableId: id, attackPower: 0 });

const timeline = withIdleTime(
  always(
    testWorld({
      items: [
        ...[CURIO, RARE_FIND, FLAX, PEARL, KEY, TREASURE].map((id) => testItem({ id })),
        testItem({ id: BREAD, healingAmount: 300 }),
      ],
      // The Elite enemy of each region always drops the rare item.
      enemies: [
        ...[101, 102].map((id) => enemy(id, EnemyType.Normal, 9)),
        enemy(105, EnemyType.Elite, 18),
        enemy(106, EnemyType.Boss, 18),
        enemy(201, EnemyType.Normal, 9),
        enemy(202, EnemyType.Elite, 18),
      ],
      lootTables: [
        { id: 101, subTables: [{ itemId: CURIO, amount: 1, probability: 0.5 }] },
        { id: 105, subTables: [{ itemId: RARE_FIND, amount: 1, probability: 1 }] },
        { id: 106, subTables: [{ itemId: TREASURE, amount: 1, probability: 0.2 }] },
        { id: 202, subTables: [{ itemId: RARE_FIND, amount: 1, probability: 1 }] },
        { id: 1_003, subTables: [{ itemId: PEARL, amount: 1, probability: 0.02 }] },
      ],
      crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1], lootTableId: 1_003 })],
      dungeons: [
        testDungeon({
          id: 1,
          keyItemId: KEY,
          sequences: [
            { enemyId: 101, amount: 2 },
            { enemyId: 106, amount: 1 },
          ],
        }),
      ],
      regions: [testRegion({ id: 1, enemies: [101, 102, 105] }), testRegion({ id: 2, enemies: [201, 202] })],
    }),
  ),
  TIME / SECOND,
);

/**
 * Returns a generator of seeds. Each call gives another seed, as the server draws one for each session. The
 * seeds are the same in every test run.
 */
function seeds(seed: number): () => Seed {
  let drawn = 0;
  return () => {
    drawn++;
    return [Math.imul(drawn, 0x9e37_79b1) >>> 0, seed, Math.imul(drawn, 0x85eb_ca6b) >>> 0, 7];
  };
}

/** A player with a character: reads the state, gives commands, and waits. */
class Player {
  at = START;
  readonly state: State;
  readonly nextSeed: () => Seed;

  constructor(seed: number) {
    this.nextSeed = seeds(seed);
    this.state = testState({
      trophies: [IDLE_TROPHY, 1],
      experience: experienceOf({ Attack: 30, Melee: 30, Defence: 30, Health: 30 }),
      health: 364,
      healingShare: healingShareOf(300, 364),
      equipment: { food: BREAD, foodAmount: 1_000_000 },
      inventory: [KEY, 1_000_000],
    });
  }

  get action(): State['shown']['action'] {
    return this.state.shown.action;
  }

  get enemy(): number {
    const { action } = this;
    return action?.kind === 'hunt' || action?.kind === 'dungeon' ? (action.enemyId ?? 0) : 0;
  }

  has(itemId: number): number {
    return amountOf(this.state.shown.inventory, itemId);
  }

  wait(milliseconds: number): void {
    this.at += milliseconds;
    settle(this.state, timeline, this.at);
  }

  /**
   * Advances this player to the next instant at which something happens without a command; by 1 s when no
   * session runs.
   */
  recordUntil(): void {
    this.wait((nextInstant(this.state, timeline) ?? this.at + SECOND) - this.at);
  }

  execute(command: Command): void {
    const outcome = execute(this.state, command, timeline, this.at);
    if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
  }

  hunt(regionId = 1): void {
    this.execute({ name: 'begin-hunting', input: { regionId, key: this.nextSeed() } });
  }

  stop(): void {
    this.execute({ name: 'stop', input: {} });
  }

  begin(amount: number): void {
    this.execute({ name: 'begin-crafting', input: { itemId: FLAX, amount, key: this.nextSeed() } });
  }

  enter(runs: number): void {
    this.execute({ name: 'begin-dungeon', input: { dungeonId: 1, runs, key: this.nextSeed() } });
  }
}

type Bot = (player: Player) => void;

/** How many of an item a bot found in `TIME`, summed over two seeds. */
function found(itemId: number, bot: Bot): number {
  let sum = 0;
  for (let seed = 1; seed <= 2; seed++) {
    const player = new Player(seed);
    while (player.at - START < TIME) bot(player);
    sum += player.has(itemId);
  }
  return sum;
}

/**
 * The largest count that is allowed for a bot: four standard deviations above that of the honest player,
 * because counts of rare items vary. A higher count shows that the bot has an advantage.
 */
const atMost = (honest: number): number => honest + 4 * Math.sqrt(honest);

const waiting =
  (begin: (player: Player) => void): Bot =>
  (player) => {
    begin(player);
    player.wait(TIME);
  };

describe('a hunter finds no more loot of rare enemies', () => {
  const honest = found(
    RARE_FIND,
    waiting((player) => player.hunt()),
  );

  const bots: Readonly<Record<string, Bot>> = {
    'by walking away from each common enemy'(player) {
      if (player.action === null) player.hunt();
      player.recordUntil();
      if (player.enemy !== 0 && player.enemy !== 105) player.stop();
    },
    'by beginning anew after each kill'(player) {
      player.hunt();
      player.recordUntil();
      while (player.enemy !== 0) player.recordUntil();
      player.stop();
    },
    'by stopping within each pull until the moment seems right'(player) {
      player.hunt();
      player.wait((player.at / SECOND) % 3 === 0 ? 30 * SECOND : 3_999);
      player.stop();
    },
    'by looking into two regions and hunting where the rare one is'(player) {
      if (player.action === null) player.hunt(player.state.shown.regionId);
      player.recordUntil();
      if (player.enemy === 0 || player.enemy === 105 || player.enemy === 202) return;
      player.stop();
      player.execute({ name: 'travel', input: { regionId: 3 - player.state.shown.regionId } });
    },
    'by commands in mid-fight'(player) {
      if (player.action === null) player.hunt();
      player.wait(2 * SECOND);
      player.execute({ name: 'refresh', input: {} });
      player.execute({ name: 'set-training-attribute', input: { trainingAttribute: 2 } });
    },
  };

  test('an honest player finds some', () => {
    expect(honest).toBeGreaterThan(300);
  });

  test.each(Object.entries(bots))('%s', (_name, bot) => {
    expect(found(RARE_FIND, bot)).toBeLessThanOrEqual(atMost(honest));
  });
});

describe('a gatherer finds no more pearls', () => {
  const honest = found(
    PEARL,
    waiting((player) => player.begin(TIME / SECOND / 5)),
  );

  const bots: Readonly<Record<string, Bot>> = {
    'by beginning anew for each action'(player) {
      player.begin(1);
      player.wait(5 * SECOND);
    },
    'by beginning anew after each pearl'(player) {
      const before = player.has(PEARL);
      player.begin(50);
      while (player.action !== null && player.has(PEARL) === before) player.wait(5 * SECOND);
      if (player.action !== null) player.stop();
    },
    'by beginning anew after each action without one'(player) {
      const before = player.has(PEARL);
      player.begin(50);
      player.wait(5 * SECOND);
      while (player.action !== null && player.has(PEARL) > before) {
        player.wait(50 * SECOND);
        break;
      }
      if (player.action !== null) player.stop();
    },
    'by refreshing all the time'(player) {
      if (player.action === null) player.begin(50);
      player.wait(7 * SECOND);
      if (player.action !== null) player.execute({ name: 'refresh', input: {} });
    },
  };

  test('an honest player finds some', () => {
    expect(honest).toBeGreaterThan(300);
  });

  test.each(Object.entries(bots))('%s', (_name, bot) => {
    expect(found(PEARL, bot)).toBeLessThanOrEqual(atMost(honest));
  });
});

test('leaving a dungeon before its end costs a key each time and finds no more treasure for a key', () => {
  const perKey = (bot: Bot): number => {
    const player = new Player(1);
    while (player.at - START < TIME) bot(player);
    return player.has(TREASURE) / (1_000_000 - player.has(KEY));
  };
  const honest = perKey(waiting((player) => player.enter(100_000)));
  const leaver = perKey((player) => {
    player.enter(1);
    player.wait(12 * SECOND);
    // The first two enemies of a run have the id 101. If the enemy 12 s after the begin is still one of them,
    // the run is slow, and the bot leaves it.
    if (player.action !== null && player.enemy === 101) player.stop();
    else player.wait(20 * SECOND);
    if (player.action !== null) player.stop();
  });
  expect(honest).toBeGreaterThan(0.15);
  expect(leaver).toBeLessThanOrEqual(honest * 1.1);
});

test('a restored backup does not predict draws: a session that begins after it has another seed', () => {
  const lived = new Player(1);
  const restored = new Player(2);
  for (const player of [lived, restored]) {
    player.begin(15_000);
    player.wait(15_000 * 5 * SECOND);
  }
  expect(restored.state.shown.inventory).not.toEqual(lived.state.shown.inventory);
});
