import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import type { State } from '../state/state.ts';
import { DUNGEON_SETS, enter, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import { executeAt, START, TEST_SEED, testCraft, testItem, testState } from '../testing/index.ts';
import { EquipmentType, ItemCategory } from '../world/static-data.ts';
import type { Command } from './registry.ts';

/**
 * Tests of the commands that are allowed at any time and do not end the running session (game-design 2.16b).
 */

const [BREAD, RING, BAND, TROPHY, CARD, PET, PLAN, FLAX, ESSENCE] = [21, 22, 23, 24, 25, 26, 27, 28, 29];
const timeline = littleDungeon({
  items: [
    ...DUNGEON_SETS.items,
    testItem({ id: BREAD, healingAmount: 20 }),
    testItem({ id: RING, equipmentType: EquipmentType.Ring, disenchantsInto: ESSENCE }),
    testItem({ id: BAND, equipmentType: EquipmentType.Ring }),
    testItem({ id: TROPHY, category: ItemCategory.Trophy }),
    testItem({ id: CARD, category: ItemCategory.Card, enemyId: 2, radiant: false }),
    testItem({ id: PET, category: ItemCategory.Pet, skillId: 1, bonusExperiencePercentage: 1 }),
    testItem({ id: PLAN, category: ItemCategory.Recipe }),
    testItem({ id: FLAX }),
    testItem({ id: ESSENCE }),
  ],
  crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1] }), testCraft({ itemId: ESSENCE })],
  relicariumEntries: [{ itemId: TROPHY, bonusTime: 30, category: 'Combat', rank: 1 }],
});

const HAND_COMMANDS: readonly Command[] = [
  { name: 'equip', input: { itemId: BAND } },
  { name: 'unequip', input: { equipmentType: EquipmentType.Ring } },
  { name: 'equip-food', input: { itemId: BREAD, amount: 2 } },
  { name: 'unequip-food', input: {} },
  { name: 'wear', input: { pieces: [{ itemId: BAND, amount: 1 }] } },
  { name: 'sell', input: { itemId: BREAD, amount: 1 } },
  { name: 'buy', input: { itemId: LATCHKEY, amount: 1 } },
  { name: 'claim-trophy', input: { itemId: TROPHY, amount: 1 } },
  { name: 'claim-card', input: { itemId: CARD } },
  { name: 'learn-recipe', input: { itemId: PLAN } },
  { name: 'tame-pet', input: { itemId: PET } },
  { name: 'set-training-attribute', input: { trainingAttribute: 2 } },
  { name: 'set-healing-threshold', input: { healingThreshold: 80 } },
];

const BEGINNINGS: Readonly<Record<string, Command | null>> = {
  'at rest': null,
  'while gathering': { name: 'begin-crafting', input: { itemId: FLAX, amount: 99, key: TEST_SEED } },
  'while disenchanting': {
    name: 'begin-disenchanting',
    input: { itemId: ESSENCE, items: [{ itemId: RING, amount: 9 }], key: TEST_SEED },
  },
  'in open combat': { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } },
  'in a dungeon': enter(3),
};

function busy(begin: Command | null): State {
  const owned = { [BREAD]: 3, [RING]: 9, [BAND]: 1, [TROPHY]: 1, [CARD]: 1, [PET]: 1, [PLAN]: 1 };
  const state = testState({ gold: 100, inventory: amountsOf({ ...owned, [LATCHKEY]: 3 }) });
  if (begin) executeAt(state, timeline, START, begin);
  return state;
}

/**
 * Milliseconds after the begin of the session. In combat the first is in the first pull, the second in a
 * fight, and the third in the pull between two fights or runs.
 */
const INSTANTS = [1_000, 4_500, 16_000];

test.each(Object.entries(BEGINNINGS))('the commands of the hands are allowed %s', (_when, begin) => {
  for (const after of INSTANTS) {
    const state = busy(begin);
    executeAt(state, timeline, START + after, {
      name: 'set-training-attribute',
      input: { trainingAttribute: 1 },
    });
    const { action } = state.shown;
    for (const command of HAND_COMMANDS) executeAt(state, timeline, START + after, command);
    expect(state.shown.action).toBe(action);
    expect(state.shown.action?.kind ?? null).toBe(begin === null ? null : busy(begin).shown.action?.kind);
  }
});
