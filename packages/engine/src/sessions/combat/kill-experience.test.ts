import { expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
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
import { ItemCategory } from '../../world/static-data.ts';
import { killExperience, petPercent } from './kill-experience.ts';

const [CAT, OWL] = [1, 2];
const pet = { category: ItemCategory.Pet, bonusExperiencePercentage: 7 } as const;
const enemy = testEnemy({ id: 1, level: 20, health: 1, mainStatExperience: 130, healthExperience: 45 });
const world = testWorld({
  items: [
    testItem({ id: CAT, ...pet, skillId: SKILL.Attack }),
    testItem({ id: OWL, ...pet, skillId: SKILL.Health }),
  ],
  enemies: [enemy],
  regions: [testRegion({ id: 1, enemies: [1] })],
});

test.each([
  ['without pets', 1, []],
  ['with a pet of the trained skill', 1, [CAT]],
  ['with both pets', 1, [CAT, OWL]],
  ['ten levels above the enemy', 30, [CAT, OWL]],
])('is what kills grant: %s', (_, level, pets) => {
  const experience = experienceOf({ Attack: level, Defence: level, Health: level, Melee: level });
  const state = testState({ experience, pets, inventory: amountsOf({}) });
  const { skillId, points, healthPoints } = killExperience(enemy, state.shown, world);
  executeAt(state, always(world), START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  const kills = ofType(recordUntil(state, always(world), START + 60_000), 'GrantedCombatExperience').slice(
    0,
    3,
  );
  expect(kills).toHaveLength(3);
  const sum = (of: (kill: (typeof kills)[number]) => number) =>
    kills.reduce((total, kill) => total + of(kill), 0);
  expect(kills.every((kill) => kill.skillId === skillId)).toBe(true);
  // Whole points are granted; fractions of a point are kept for the next kill.
  expect(Math.floor(3 * points)).toBe(sum((kill) => kill.experience));
  expect(Math.floor(3 * healthPoints)).toBe(sum((kill) => kill.healthExperience));
});

test('a pet of another skill adds nothing', () => {
  expect(petPercent([OWL], SKILL.Attack, world)).toBe(100);
});
