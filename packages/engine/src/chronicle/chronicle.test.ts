import { describe, expect, test } from 'vitest';
import { advance } from '../settle/advance.ts';
import { amountsOf } from '../state/amounts.ts';
import type { State } from '../state/state.ts';
import {
  CELLAR,
  CROWN,
  DUNGEON_SETS,
  inDungeon,
  KING,
  LATCHKEY,
  littleDungeon,
  RAT,
  TAIL,
} from '../testing/dungeon-world.ts';
import {
  always,
  executeAt,
  experienceOf,
  IDLE_TROPHY,
  isLong,
  mutableState,
  START,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
  withIdleTime,
} from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EnemyType, ItemCategory, ItemQuality } from '../world/static-data.ts';
import { DAY, dayOf } from '../world/time.ts';
import type { Timeline } from '../world/world.ts';
import { imbalancesOf } from './balance.ts';
import {
  addChronicles,
  type Chronicle,
  ChronicleBuilder,
  chronicleSum,
  EMPTY_CHRONICLE,
  goldFromSales,
  MOST_ROWS,
  OTHERS,
} from './chronicle.ts';
import { chronicleOfCommand } from './command-entries.ts';
import { levelId } from './firsts.ts';
import { MILLIONTHS } from './luck-sums.ts';
import { openingChronicle } from './opening.ts';
import { firstsOf, settleByDay } from './settle-by-day.ts';
import { decodeChronicle, encodeChronicle, withoutItems } from './stored-chronicle.ts';

function chronicleUntil(state: State, timeline: Timeline, until: number, from = START): Chronicle {
  return settleByDay(state, timeline, from, until).parts.reduce(
    (sum, part) =>
      addChronicles(sum, { ...part.chronicle, firsts: firstsOf(part, timeline, part.candidates) }),
    EMPTY_CHRONICLE,
  );
}

describe('two runs of a dungeon', () => {
  const timeline = littleDungeon({
    enemies: DUNGEON_SETS.enemies.map((enemy) =>
      enemy.id === KING ? { ...enemy, type: EnemyType.Boss } : enemy,
    ),
    items: DUNGEON_SETS.items.map((item) =>
      item.id === CROWN ? { ...item, quality: ItemQuality.Legendary } : item,
    ),
  });
  const chronicle = chronicleUntil(inDungeon(2, timeline), timeline, START + 60_000);

  test('have kills, runs, loot of the boss, keys and time', () => {
    expect(chronicleSum(chronicle, 'enemies', RAT, 'kills')).toBe(4);
    expect(chronicleSum(chronicle, 'enemies', KING, 'kills')).toBe(2);
    expect(chronicleSum(chronicle, 'dungeons', CELLAR, 'runs')).toBe(2);
    expect(chronicleSum(chronicle, 'items', CROWN, 'bosses')).toBe(4);
    // The command took the key of the first run.
    expect(chronicleSum(chronicle, 'items', LATCHKEY, 'keys')).toBe(1);
    expect(chronicleSum(chronicle, 'regions', 1, 'dungeons')).toBe(33_000);
    expect(chronicleSum(chronicle, 'skills', SKILL.Health, 'experience')).toBeGreaterThan(0);
  });

  test('count luck only for kills that leave loot', () => {
    expect(chronicleSum(chronicle, 'items', CROWN, 'expected')).toBe(4 * MILLIONTHS);
    expect(chronicleSum(chronicle, 'items', CROWN, 'variance')).toBe(0);
    expect(chronicle.items.has(TAIL)).toBe(false);
  });

  test('have the first win over the boss and the first Legendary item at their instants', () => {
    expect(chronicle.firsts).toEqual([
      { kind: 'legendary', id: CROWN, at: START + 15_000 },
      { kind: 'boss', id: KING, at: START + 15_000 },
    ]);
  });
});

test('a defeat is counted for the enemy', () => {
  const ogre = testEnemy({ id: RAT, health: 9_999, attackPower: 9_999 });
  const timeline = littleDungeon({ enemies: [ogre, testEnemy({ id: KING })] });
  const chronicle = chronicleUntil(inDungeon(1, timeline), timeline, START + 60_000);
  expect(chronicleSum(chronicle, 'enemies', RAT, 'defeats')).toBe(1);
  expect(chronicleSum(chronicle, 'enemies', RAT, 'kills')).toBe(0);
});

describe('crafting over midnight', () => {
  const [FLAX, PET] = [1_010, 1_011];
  const world = testWorld({
    items: [testItem({ id: FLAX }), testItem({ id: PET, category: ItemCategory.Pet })],
    crafteableItems: [testCraft({ itemId: FLAX, lootTableId: 7, requiredRegions: [1] })],
    lootTables: [{ id: 7, subTables: [{ itemId: PET, amount: 1, probability: 0.0001 }] }],
    regions: [testRegion({ id: 1 })],
  });
  const timeline = withIdleTime(always(world), 3 * 86_400);
  const begun = (): State => {
    const state = testState({ trophies: [IDLE_TROPHY, 1] });
    const input = { itemId: FLAX, amount: 50_000, key: TEST_SEED };
    executeAt(state, timeline, START, { name: 'begin-crafting', input });
    return state;
  };
  const until = START + 2.5 * DAY;

  test('is counted on its days, and what is due at midnight on the day that begins', () => {
    const state = begun();
    const { parts, report } = settleByDay(state, timeline, START, until);
    const first = dayOf(START);
    expect(parts.map(({ day }) => day)).toEqual([first, first + 1, first + 2]);
    const midnight = (first + 1) * DAY;
    const made = (index: number) =>
      chronicleSum(parts[index]?.chronicle as Chronicle, 'items', FLAX, 'gathering');
    expect(made(0)).toBe(Math.ceil((midnight - START) / 5_000) - 1);
    expect(made(1)).toBe(DAY / 5_000);
    expect(made(0) + made(1) + made(2)).toBe((until - START) / 5_000);
    expect(report.gained.find(({ itemId }) => itemId === FLAX)?.amount).toBe((until - START) / 5_000);
    const times = parts.map(({ chronicle }) => chronicleSum(chronicle, 'regions', 1, 'gathering'));
    expect(times.reduce((sum, ms) => sum + ms, 0)).toBe(until - START);
    expect(times[1]).toBe(DAY);
    const plain = begun();
    advance(plain, timeline, until);
    expect(state).toEqual(plain);
  });

  test('has the first pet and the round levels at the instants of their actions, settled in any parts', () => {
    const whole = chronicleUntil(begun(), timeline, until);
    expect(whole.firsts.map(({ kind }) => kind)).toContain('pet');
    expect(whole.firsts).toContainEqual(
      expect.objectContaining({ kind: 'level', id: levelId(SKILL.Harvesting, 40) }),
    );
    for (const { at } of whole.firsts) expect((at - START) % 5_000).toBe(0);
    const state = begun();
    let parts = EMPTY_CHRONICLE;
    for (let at = START; at < until; at += DAY / 7)
      parts = addChronicles(parts, chronicleUntil(state, timeline, Math.min(until, at + DAY / 7), at));
    expect(encodeChronicle(parts)).toEqual(encodeChronicle(whole));
  });
});

test('luck sums are right in expectation', () => {
  const [FANG, PELT] = [21, 22];
  const world = testWorld({
    items: [testItem({ id: FANG }), testItem({ id: PELT })],
    enemies: [testEnemy({ id: RAT, health: 1, attackPower: 0 })],
    lootTables: [
      {
        id: RAT,
        subTables: [
          { itemId: FANG, amount: 1, probability: 0.3 },
          { itemId: PELT, amount: 2, probability: 0.05 },
          { itemId: FANG, amount: 1, probability: 0.1 },
        ],
      },
    ],
    regions: [testRegion({ id: 1, enemies: [RAT] })],
  });
  const timeline = withIdleTime(always(world), 864_000);
  const nights = isLong ? 10_000 : 60;
  const deviations = new Map<number, number>();
  for (let night = 0; night < nights; night++) {
    const state = testState({ trophies: [IDLE_TROPHY, 1] });
    const key = [night, 1, 2, 3] as const;
    executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key } });
    const chronicle = chronicleUntil(state, timeline, START + 90 * 7_000);
    expect(chronicleSum(chronicle, 'enemies', RAT, 'kills')).toBe(90);
    for (const [id, chance, variance] of [
      [FANG, 0.4, 0.3],
      [PELT, 0.1, 0.19],
    ] as const) {
      expect(chronicleSum(chronicle, 'items', id, 'expected')).toBe(90 * chance * MILLIONTHS);
      expect(chronicleSum(chronicle, 'items', id, 'variance')).toBe(90 * variance * MILLIONTHS);
      const had = chronicleSum(chronicle, 'items', id, 'fights');
      deviations.set(id, (deviations.get(id) ?? 0) + (had - 90 * chance) / Math.sqrt(90 * variance));
    }
  }
  for (const deviation of deviations.values())
    expect(Math.abs(deviation / Math.sqrt(nights))).toBeLessThan(3.5);
});

describe('the opening of a character from before', () => {
  const [CARD, RADIANT, TROPHY, SWORD] = [31, 32, 33, 34];
  const world = testWorld({
    ...DUNGEON_SETS,
    items: [
      ...DUNGEON_SETS.items,
      testItem({ id: CARD, category: ItemCategory.Card, enemyId: RAT, radiant: false }),
      testItem({ id: RADIANT, category: ItemCategory.Card, enemyId: RAT, radiant: true }),
      testItem({ id: TROPHY, category: ItemCategory.Trophy }),
      testItem({ id: SWORD, quality: ItemQuality.Epic }),
    ],
    relicariumEntries: [{ itemId: TROPHY, bonusTime: 1, category: 'Combat', rank: 1 }],
    lootTables: [
      {
        id: RAT,
        subTables: [TAIL, CARD, RADIANT].map((itemId) => ({ itemId, amount: 1, probability: 0.1 })),
      },
      {
        id: KING,
        subTables: [CROWN, TROPHY, SWORD].map((itemId) => ({ itemId, amount: 1, probability: 0.1 })),
      },
    ],
  });
  const { shown } = testState({
    gold: 70,
    inventory: amountsOf({ [CARD]: 1, [TROPHY]: 2 }),
    trophies: [TROPHY, 3],
    cards: [RAT, 2],
    equipment: { weapon: SWORD, food: TAIL, foodAmount: 5 },
    experience: experienceOf({ Mining: 23 }),
  });
  const opening = openingChronicle(shown, world);

  test('has a kill for each card and trophy, a run for what only the boss leaves, and what is owned', () => {
    expect(chronicleSum(opening, 'enemies', RAT, 'kills')).toBe(2);
    expect(chronicleSum(opening, 'enemies', KING, 'kills')).toBe(5);
    expect(chronicleSum(opening, 'dungeons', CELLAR, 'runs')).toBe(1);
    expect(chronicleSum(opening, 'items', TAIL, 'opening')).toBe(5);
    expect(chronicleSum(opening, 'gold', OTHERS, 'opening')).toBe(70);
    expect(imbalancesOf(opening, shown)).toEqual([]);
  });

  test('has no luck, and firsts without an instant', () => {
    for (const row of opening.items.values()) expect(row.slice(-2)).toEqual([0, 0]);
    expect(opening.firsts).toEqual(
      [
        { kind: 'trophy', id: TROPHY },
        { kind: 'radiant-card', id: RADIANT },
        { kind: 'epic', id: SWORD },
        { kind: 'level', id: levelId(SKILL.Mining, 10) },
        { kind: 'level', id: levelId(SKILL.Mining, 20) },
        { kind: 'region', id: 1 },
        { kind: 'boss', id: KING },
      ].map((first) => ({ ...first, at: 0 })),
    );
  });

  test('of an empty-handed character has no kills and no runs', () => {
    const empty = openingChronicle(testState().shown, world);
    expect([empty.enemies.size, empty.dungeons.size, empty.items.size]).toEqual([0, 0, 0]);
  });
});

describe('commands', () => {
  const [KEY, TUSK] = [41, 42];
  const world = testWorld({
    items: [
      testItem({ id: KEY, category: ItemCategory.Key, value: 30 }),
      testItem({ id: TUSK, category: ItemCategory.Trophy, value: 9 }),
    ],
    relicariumEntries: [{ itemId: TUSK, bonusTime: 1, category: 'Combat', rank: 1 }],
    dungeons: [{ ...DUNGEON_SETS.dungeons[0], keyItemId: KEY } as (typeof DUNGEON_SETS.dungeons)[number]],
    regions: [testRegion({ id: 1 }), testRegion({ id: 2, travelCost: 8 })],
  });

  test('add what was sold, bought, claimed and paid, and the first visit of a region', () => {
    const state = testState({ gold: 100, inventory: [TUSK, 9] });
    let chronicle = openingChronicle(state.shown, world);
    const give = (command: Parameters<typeof executeAt>[3]): void => {
      const events = executeAt(state, always(world), START, command);
      chronicle = addChronicles(chronicle, chronicleOfCommand({ at: START, events }, world));
    };
    give({ name: 'sell', input: { itemId: TUSK, amount: 4 } });
    give({ name: 'claim-trophy', input: { itemId: TUSK, amount: 2 } });
    give({ name: 'buy', input: { itemId: KEY, amount: 3 } });
    give({ name: 'travel', input: { regionId: 2 } });
    give({ name: 'travel', input: { regionId: 1 } });
    give({ name: 'sell', input: { itemId: TUSK, amount: 1 } });
    give({ name: 'undo-sale', input: { saleId: START + 1 } });
    const items = (id: number, column: 'sold' | 'claimed' | 'bought' | 'returned') =>
      chronicleSum(chronicle, 'items', id, column);
    expect([items(TUSK, 'sold'), items(TUSK, 'claimed'), items(KEY, 'bought')]).toEqual([5, 2, 3]);
    expect(items(TUSK, 'returned')).toBe(1);
    expect(chronicle.gold.get(OTHERS)).toEqual([100, 45, 90, 8, 9, 0, 0, 0]);
    expect(chronicle.firsts.filter(({ kind }) => kind === 'region')).toEqual([
      { kind: 'region', id: 1, at: 0 },
      { kind: 'region', id: 2, at: START },
    ]);
    expect(imbalancesOf(chronicle, state.shown)).toEqual([]);
  });

  test('keys that are bought and sold again bring no gold from sales, however often', () => {
    const state = testState({ gold: 300, inventory: [KEY, 1, TUSK, 9] });
    let chronicle = openingChronicle(state.shown, world);
    const give = (command: Parameters<typeof executeAt>[3]): void => {
      const events = executeAt(state, always(world), START, command);
      chronicle = addChronicles(chronicle, chronicleOfCommand({ at: START, events }, world));
    };
    give({ name: 'sell', input: { itemId: TUSK, amount: 4 } });
    for (let round = 0; round < 20; round++) {
      give({ name: 'buy', input: { itemId: KEY, amount: 10 } });
      give({ name: 'sell', input: { itemId: KEY, amount: 10 } });
    }
    expect(goldFromSales(chronicle)).toBe(36);
    give({
      name: 'sell-many',
      input: {
        items: [
          { itemId: TUSK, amount: 1 },
          { itemId: KEY, amount: 1 },
        ],
      },
    });
    expect(goldFromSales(chronicle)).toBe(45);
    give({ name: 'undo-sale', input: { saleId: state.shown.sales.at(-1)?.saleId ?? 0 } });
    expect(goldFromSales(chronicle)).toBe(36);
    expect(imbalancesOf(chronicle, state.shown)).toEqual([]);
  });

  test('that the chronicle does not know are found by the balance', () => {
    const state = testState({ gold: 100, inventory: [TUSK, 9] });
    const opening = openingChronicle(state.shown, world);
    const changed = mutableState(state);
    changed.shown = { ...changed.shown, gold: 101, inventory: [KEY, 1, TUSK, 8] };
    expect(imbalancesOf(opening, changed.shown)).toEqual([
      { itemId: TUSK, owned: 8n, explained: 9n },
      { itemId: KEY, owned: 1n, explained: 0n },
      { itemId: null, owned: 101n, explained: 100n },
    ]);
  });
});

test('rows above the limit are summed up under one id, in any order', () => {
  const of = (ids: readonly number[]): Chronicle => {
    const builder = new ChronicleBuilder();
    for (const id of ids) builder.add('enemies', id, 'kills', id);
    return builder.build();
  };
  const ids = Array.from({ length: MOST_ROWS.enemies + 10 }, (_, index) => index + 1);
  const whole = of(ids);
  expect(whole.enemies.size).toBe(MOST_ROWS.enemies + 1);
  expect(chronicleSum(whole, 'enemies', OTHERS, 'kills')).toBe(10_055);
  const parts = [ids.slice(500), ids.slice(0, 20), ids.slice(20, 500)].map(of).reduce(addChronicles);
  expect(encodeChronicle(parts)).toEqual(encodeChronicle(whole));
});

test('a day that is over keeps its sums without items and firsts', () => {
  const timeline = littleDungeon();
  const chronicle = chronicleUntil(inDungeon(2, timeline), timeline, START + 60_000);
  const kept = decodeChronicle(withoutItems(encodeChronicle(chronicle)));
  expect(kept.items.size + kept.firsts.length).toBe(0);
  expect(kept.enemies).toEqual(chronicle.enemies);
});
