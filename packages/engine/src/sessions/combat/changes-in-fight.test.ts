import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown, State } from '../../state/state.ts';
import {
  always,
  executeAt,
  experienceOf,
  ofType,
  recordUntil,
  START,
  TEST_SEED,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import { AttackStyle, EquipmentType, TrainingAttribute } from '../../world/static-data.ts';

/** Tests of commands during a fight: what they change, and from which turn on (game-design 2.16b). */

const [WALL, SWORD, BOW, BREAD, RING] = [1, 2, 3, 4, 5];
const items = [
  testItem({
    id: SWORD,
    equipmentType: EquipmentType.Weapon,
    attackPower: 30,
    providedAttackStyle: AttackStyle.Melee,
  }),
  testItem({
    id: BOW,
    equipmentType: EquipmentType.Weapon,
    attackPower: 50,
    providedAttackStyle: AttackStyle.Range,
  }),
  testItem({ id: BREAD, healingAmount: 10 }),
  testItem({ id: RING, equipmentType: EquipmentType.Ring, armor: 20 }),
];
/** An enemy that is not beaten in these tests. It does 1 damage, the least, in each turn. */
const wall = testEnemy({ id: WALL, health: 1_000_000, attackPower: 0 });
const regions = [testRegion({ id: 1, enemies: [WALL] })];
const timeline = always(testWorld({ items, enemies: [wall], regions }));

/**
 * A character that begins a hunt at START. The first turn lasts from 4 s to 7 s after START, the second to 10
 * s, the third to 13 s.
 */
function fighting(shown: Partial<Shown> = {}): State {
  const inventory = amountsOf({ [SWORD]: 1, [BOW]: 1, [BREAD]: 50, [RING]: 1 });
  const state = testState({ inventory, ...shown });
  executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  return state;
}

const fighterIn = ({ shown: { action } }: State) => (action?.kind === 'hunt' ? action.fighter : null);

describe('gear put on in a fight', () => {
  test('counts from the next turn, and the event of the ending turn has the new numbers', () => {
    const state = fighting();
    executeAt(state, timeline, START + 5_000, { name: 'equip', input: { itemId: SWORD } });
    expect(fighterIn(state)?.attackPower).toBe(4);
    const [first, second] = ofType(recordUntil(state, timeline, START + 10_000), 'OnCombatTurn');
    expect(first?.characterDamageDealt).toBeLessThan(7);
    expect(first?.fighter?.attackPower).toBe(34);
    expect(second?.characterDamageDealt).toBeGreaterThan(15);
    expect(second?.fighter).toBeNull();
  });

  test('and taken off again within one turn does not count', () => {
    const state = fighting();
    executeAt(state, timeline, START + 5_000, { name: 'equip', input: { itemId: SWORD } });
    executeAt(state, timeline, START + 6_000, {
      name: 'unequip',
      input: { equipmentType: EquipmentType.Weapon },
    });
    const turns = ofType(recordUntil(state, timeline, START + 13_000), 'OnCombatTurn');
    expect(turns.map(({ fighter }) => fighter)).toEqual([null, null, null]);
  });

  test('at the instant at which a turn ends counts one turn later', () => {
    const state = fighting();
    executeAt(state, timeline, START + 7_000, { name: 'equip', input: { itemId: RING } });
    expect(fighterIn(state)?.armor).toBe(3);
    const [second] = ofType(recordUntil(state, timeline, START + 10_000), 'OnCombatTurn');
    expect(second?.fighter?.armor).toBe(23);
  });

  test('during a pull counts from the first turn', () => {
    const state = fighting();
    executeAt(state, timeline, START + 3_999, { name: 'equip', input: { itemId: RING } });
    const [start] = ofType(recordUntil(state, timeline, START + 4_000), 'OnCombatStart');
    expect(start?.fighter.armor).toBe(23);
  });

  test('of another style changes the shown style at once; the fight keeps its own to the end', () => {
    const state = fighting();
    executeAt(state, timeline, START + 5_000, { name: 'equip', input: { itemId: BOW } });
    expect(state.shown.attackStyle).toBe(AttackStyle.Range);
    const [first] = ofType(recordUntil(state, timeline, START + 7_000), 'OnCombatTurn');
    expect(first?.fighter).toMatchObject({ attackPower: 54, attackStyle: AttackStyle.Melee });
    recordUntil(state, timeline, START + 60_000);
    expect(fighterIn(state)).toMatchObject({ attackPower: 54, attackStyle: AttackStyle.Melee });
  });

  test.each([1, 1_000])(
    'of another style trains its skill from the next fight, settled every %i ms',
    (step) => {
      // Two turns by hand are one kill: 10 points for the style of its begin.
      const prey = testEnemy({ id: WALL, health: 9, attackPower: 0 });
      const when = always(testWorld({ items, enemies: [prey], regions }));
      const levels = experienceOf({ Melee: 12, Range: 12 });
      const state = testState({
        inventory: amountsOf({ [BOW]: 1 }),
        experience: levels,
        trainingAttribute: TrainingAttribute.Offensive,
      });
      executeAt(state, when, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
      executeAt(state, when, START + 5_000, { name: 'equip', input: { itemId: BOW } });
      for (let at = START + 5_000; at <= START + 10_000; at += step * 10) recordUntil(state, when, at);
      recordUntil(state, when, START + 17_000);
      const gained = (skillId: number) =>
        (state.shown.experience[skillId - 1] as number) - (levels[skillId - 1] as number);
      expect(gained(SKILL.Melee)).toBe(10);
      expect(gained(SKILL.Range)).toBe(10);
    },
  );
});

test('without a weapon the character fights unarmed in the last style', () => {
  const state = fighting({ inventory: [], equipment: { weapon: BOW }, attackStyle: AttackStyle.Range });
  executeAt(state, timeline, START + 5_000, {
    name: 'unequip',
    input: { equipmentType: EquipmentType.Weapon },
  });
  recordUntil(state, timeline, START + 7_000);
  expect(fighterIn(state)).toMatchObject({ attackPower: 4, attackStyle: AttackStyle.Range });
  expect(state.shown.attackStyle).toBe(AttackStyle.Range);
});

test('worn equipment whose requirement an import raises stays worn and counts', () => {
  const harder = items.map((item) => (item.id === RING ? { ...item, requiredAttackLevel: 99 } : item));
  const world = testWorld({ items: harder, enemies: [wall], regions }, 'v2');
  const when = [...timeline, { at: START + 1_000, world }];
  const state = testState({ equipment: { ring: RING } });
  executeAt(state, when, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  const [start] = ofType(recordUntil(state, when, START + 4_000), 'OnCombatStart');
  expect(start).toMatchObject({ content: 'v2', fighter: { armor: 23 } });
  expect(state.shown.equipment).toEqual({ ring: RING });
});

describe('food and threshold', () => {
  const hurt = { health: 60, healingShare: 0 };

  test('are read at the end of the turn', () => {
    const state = fighting(hurt);
    executeAt(state, timeline, START + 6_998, { name: 'equip-food', input: { itemId: BREAD, amount: 5 } });
    executeAt(state, timeline, START + 6_999, {
      name: 'set-healing-threshold',
      input: { healingThreshold: 70 },
    });
    const [turn] = ofType(recordUntil(state, timeline, START + 7_000), 'OnCombatTurn');
    expect(turn?.characterHealingData).toEqual({ itemId: BREAD, foodAmount: 2, healing: 20 });
    expect(turn?.characterHealth).toBe(79);
    expect(state.shown.equipment).toEqual({ food: BREAD, foodAmount: 3 });
  });

  test('set at the instant at which a turn ends come too late for that turn', () => {
    const state = fighting({ ...hurt, equipment: { food: BREAD, foodAmount: 5 } });
    executeAt(state, timeline, START + 7_000, {
      name: 'set-healing-threshold',
      input: { healingThreshold: 70 },
    });
    expect(state.shown.health).toBe(59);
    recordUntil(state, timeline, START + 10_000);
    expect(state.shown.health).toBe(78);
  });

  test('empty the slot when the last portion is eaten', () => {
    const state = fighting({ ...hurt, healingShare: 7_000, equipment: { food: BREAD, foodAmount: 1 } });
    recordUntil(state, timeline, START + 10_000);
    expect(state.shown.equipment).toEqual({});
    expect(state.shown.health).toBe(68);
  });

  test('never heal above the maximum', () => {
    const state = fighting({ healingShare: 10_000, equipment: { food: BREAD, foodAmount: 5 } });
    const [turn] = ofType(recordUntil(state, timeline, START + 7_000), 'OnCombatTurn');
    expect(turn?.characterHealingData).toEqual({ itemId: BREAD, foodAmount: 1, healing: 1 });
    expect(turn?.characterHealth).toBe(100);
  });

  test('do nothing for a character at a threshold of 0', () => {
    const state = fighting({ health: 3, healingShare: 0, equipment: { food: BREAD, foodAmount: 5 } });
    recordUntil(state, timeline, START + 10_000);
    expect(state.shown.health).toBe(1);
    expect(state.shown.equipment.foodAmount).toBe(5);
  });
});

test('the training attribute counts from the next kill, also when set in a fight', () => {
  const prey = testEnemy({ id: WALL, health: 1 });
  const when = always(testWorld({ items, enemies: [prey], regions }));
  const state = testState({ attackStyle: AttackStyle.Magic, experience: experienceOf({ Health: 10 }) });
  executeAt(state, when, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  const train = (at: number, trainingAttribute: TrainingAttribute) =>
    executeAt(state, when, at, { name: 'set-training-attribute', input: { trainingAttribute } });
  train(START + 6_999, TrainingAttribute.Offensive);
  train(START + 7_000, TrainingAttribute.Defence);
  recordUntil(state, when, START + 14_000);
  expect(state.shown.experience[SKILL.Magic - 1]).toBe(10);
  expect(state.shown.experience[SKILL.Defence - 1]).toBe(10);
  expect(state.shown.experience[SKILL.Attack - 1]).toBe(0);
});
