import {
  type CrafteableItem,
  createState,
  essenceYield,
  execute,
  type ItemAmount,
  ItemCategory,
  type State,
  takesComponents,
} from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import { goldRate } from '../compile/rates.ts';
import { expectWithin } from './expect-within.ts';
import { lootWorth } from './hunt.ts';
import { bossOf, item, sets, shipped, world } from './shipped.ts';

const minutesOfIncome = (gold: number, level: number): number => gold / (goldRate(level) * 60);

test('all bronze claims add 16 hours', () => {
  expect(sets.relicariumEntries.reduce((sum, { bonusTime }) => sum + bonusTime, 0)).toBe(57_600);
});

test('travel costs at most ten minutes of local income', () => {
  const minutes = shipped.levelBands.map(({ regionId, lowest }) => {
    const travelCost = sets.regions.find(({ id }) => id === regionId)?.travelCost ?? 0;
    return minutesOfIncome(travelCost, lowest);
  });
  expectWithin(minutes, [0, 10]);
});

test('a key costs 7 to 9 minutes of income at the level of its boss', () => {
  const minutes = sets.dungeons.map((dungeon) =>
    minutesOfIncome(item(dungeon.keyItemId).value, bossOf(dungeon).level),
  );
  expectWithin(minutes, [7, 9]);
});

test('the loot of a boss, sold, returns 45 to 80 % of the key', () => {
  const shares = sets.dungeons.map((dungeon) => lootWorth(bossOf(dungeon)) / item(dungeon.keyItemId).value);
  expectWithin(shares, [0.45, 0.8]);
});

describe('gold does not grow without work', () => {
  const keys = sets.items.filter(({ category }) => category === ItemCategory.Key);
  const timeline = [{ at: 0, world }];

  const trade = (state: State, name: 'buy' | 'sell', input: ItemAmount): void => {
    expect(execute(state, { name, input }, timeline, 0), `${name} ${input.itemId}`).toHaveProperty('events');
  };

  test.each(keys)('by trading $name', ({ id: itemId, value }) => {
    const state = createState({ ...shipped.newCharacter, gold: 7 * value + 1, inventory: [] }, 0);
    trade(state, 'buy', { itemId, amount: 7 });
    expect(state.shown.gold).toBe(1);
    trade(state, 'sell', { itemId, amount: 7 });
    expect(state.shown.gold).toBe(7 * value + 1);
    const { refused } = execute(state, { name: 'buy', input: { itemId, amount: 8 } }, timeline, 0) as {
      refused: string;
    };
    expect(refused).toBe('buy/gold');
  });

  test('by crafting: every action takes time', () => {
    for (const { baseActionTime } of sets.crafteableItems) expect(baseActionTime).toBeGreaterThanOrEqual(1);
  });

  test('by crafting from bought items: nothing can be made of keys alone', () => {
    expect(reachable(keys.map(({ id }) => id))).toEqual(new Set(keys.map(({ id }) => id)));
  });

  test('by crafting from essences: no equipment can be made of them alone', () => {
    const essences = new Set(sets.items.flatMap(({ disenchantsInto }) => disenchantsInto ?? []));
    expect(essences.size).toBe(6);
    for (const made of reachable([...essences])) expect(item(made).disenchantsInto).toBeUndefined();
  });

  test('by disenchanting: a crafted piece sells for more than its essence', () => {
    for (const { itemId } of sets.crafteableItems) {
      const piece = item(itemId);
      if (piece.disenchantsInto === undefined) continue;
      const essence = essenceYield(piece) * item(piece.disenchantsInto).value;
      expect(essence, piece.name).toBeLessThanOrEqual(piece.value);
    }
  });
});

/** All items that can be made from these items alone by crafting and disenchanting, including these items. */
function reachable(start: readonly number[]): Set<number> {
  const reached = new Set(start);
  const isMadeOf = (craft: CrafteableItem): boolean =>
    takesComponents(craft) && craft.requiredComponents.every(({ itemId }) => reached.has(itemId));
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const craft of sets.crafteableItems) if (isMadeOf(craft)) reached.add(craft.itemId);
    for (const id of [...reached]) {
      const { disenchantsInto } = item(id);
      if (disenchantsInto !== undefined) reached.add(disenchantsInto);
    }
  }
  return reached;
}
