import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { AS_OFTEN_AS_POSSIBLE, newPlan, type PlanStep, type Shown } from '../state/state.ts';
import {
  testCraft,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType } from '../world/static-data.ts';
import { beginCraft, USUAL_HABITS } from './begin.ts';
import { OFFER_KINDS, type OfferKind, offeredSteps, offerObstacle } from './offered-steps.ts';

/** BREAD is made of RYE, which is gathered in region 1 only. Region 2 costs 50 gold. */
const [RYE, BREAD, ORE, KEY, RING, DUST, PET] = [11, 12, 13, 14, 15, 16, 17];
const world = testWorld({
  items: [
    testItem({ id: RYE, value: 2 }),
    testItem({ id: ORE, value: 2 }),
    testItem({ id: KEY, value: 0 }),
    testItem({ id: PET }),
    testItem({ id: RING, value: 9, disenchantsInto: DUST }),
    testItem({ id: DUST, value: 1 }),
    testItem({ id: BREAD, equipmentType: EquipmentType.Food, healingAmount: 5 }),
  ],
  regions: [
    testRegion({ id: 1, resources: [RYE], enemies: [1] }),
    testRegion({ id: 2, resources: [ORE], travelCost: 50, enemies: [2] }),
  ],
  dungeons: [testDungeon({ id: 7, keyItemId: KEY, sequences: [] })],
  crafteableItems: [
    testCraft({ itemId: RYE, requiredRegions: [1] }),
    testCraft({ itemId: ORE, skillId: SKILL.Mining, requiredRegions: [2] }),
    testCraft({ itemId: BREAD, skillId: SKILL.Cooking, requiredComponents: [{ itemId: RYE, amount: 2 }] }),
    testCraft({ itemId: DUST, skillId: SKILL.Runecarving }),
  ],
  enemies: [testEnemy({ id: 1 }), testEnemy({ id: 2, regionId: 2 })],
});
const gather = beginCraft(RYE, 18);
const bake = beginCraft(BREAD, 9);
const travel = (regionId: number): PlanStep => ({ name: 'travel', input: { regionId } });

function characterOf(steps: readonly PlanStep[], owned: Partial<Shown>): Shown {
  const plan = steps.length === 0 ? null : newPlan(steps, 1, 9_000);
  return { ...testState(owned).shown, plan };
}

const offers = (kind: OfferKind, steps: readonly PlanStep[] = [], owned: Partial<Shown> = {}) =>
  offeredSteps(kind, USUAL_HABITS, characterOf(steps, owned), world);

/** Why each offer would be skipped, after its place in the list. */
const obstacles = (kind: OfferKind, steps: readonly PlanStep[] = [], owned: Partial<Shown> = {}) =>
  offers(kind, steps, owned).map((offer) => offerObstacle(offer, characterOf(steps, owned), world));

const open = (itemId: number) => beginCraft(itemId, AS_OFTEN_AS_POSSIBLE);

test('gathering is offered where the plan ends first, and elsewhere with the travel there', () => {
  expect(offers('gather')).toEqual([[open(RYE)], [travel(2), open(ORE)]]);
  expect(offers('gather', [travel(2)])).toEqual([[open(ORE)], [travel(1), open(RYE)]]);
  expect(obstacles('gather')).toEqual([null, 'travel/gold']);
  expect(obstacles('gather', [], { gold: 50 })).toEqual([null, null]);
});

test('what is made, eaten and sold may come of the plan', () => {
  expect(offers('make')).toEqual([]);
  expect(offers('make', [gather])).toEqual([[open(BREAD)]]);
  expect(obstacles('make', [gather])).toEqual([null]);
  expect(offers('food', [gather, bake])).toEqual([
    [{ name: 'equip-food', input: { itemId: BREAD, amount: AS_OFTEN_AS_POSSIBLE } }],
  ]);
  const soldItems = (steps: readonly PlanStep[], owned?: Partial<Shown>) =>
    offers('sell', steps, owned).map(([step]) => step?.name === 'sell' && step.input.itemId);
  expect(soldItems([])).toEqual([]);
  expect(soldItems([gather])).toEqual([RYE]);
  expect(soldItems([], { inventory: amountsOf({ [RING]: 2, [KEY]: 1 }) })).toEqual([RING]);
});

test('a dungeon without its key, and a hunt out of reach, say so', () => {
  const run = (runs: number) => ({ name: 'begin-dungeon', input: { dungeonId: 7, runs, rest: true } });
  expect(offers('dungeon')).toEqual([[run(1)]]);
  expect(obstacles('dungeon')).toEqual(['dungeon/keys']);
  expect(obstacles('dungeon', [], { inventory: amountsOf({ [KEY]: 1 }) })).toEqual([null]);
  expect(obstacles('hunt')).toEqual([null, 'travel/gold']);
});

test('sets, pets, the healing threshold, junk and travels are offered as they are', () => {
  const sets = [{ slot: 3, name: 'Night', pieces: {} }];
  expect(offers('set', [], { sets })).toEqual([[{ name: 'wear', input: { slot: 3 } }]]);
  expect(offers('companion')).toEqual([]);
  expect(offers('companion', [], { pets: [PET] })).toEqual([
    [{ name: 'take-along', input: { itemId: PET } }],
    [{ name: 'take-along', input: {} }],
  ]);
  expect(offers('threshold', [], { healingShare: 2_500 })).toEqual([
    [{ name: 'set-healing-threshold', input: { healingThreshold: 25 } }],
  ]);
  expect(offers('junk')).toEqual([[{ name: 'sell-junk', input: {} }]]);
  expect(offers('travel', [travel(2)])).toEqual([[travel(1)]]);
});

test('only what is marked as junk is offered to be disenchanted', () => {
  const inventory = amountsOf({ [RING]: 2 });
  expect(offers('disenchant', [], { inventory })).toEqual([]);
  expect(offers('disenchant', [], { inventory, junk: [RING] })).toEqual([
    [{ name: 'begin-disenchanting', input: { itemId: DUST, items: [{ itemId: RING, amount: 2 }] } }],
  ]);
});

test('every kind has an offer for a character that owns something of everything', () => {
  const rich = {
    gold: 50,
    inventory: amountsOf({ [RYE]: 4, [BREAD]: 1, [RING]: 2, [KEY]: 1 }),
    junk: [RING],
    pets: [PET],
    sets: [{ slot: 1, name: 'Night', pieces: {} }],
  };
  for (const kind of OFFER_KINDS) {
    expect(offers(kind, [], rich).length, kind).toBeGreaterThan(0);
    expect(obstacles(kind, [], rich), kind).not.toContain('travel/gold');
  }
});
