import {
  CombatResult,
  HUNT_PULL_TIME,
  isFood,
  levelOf,
  maxHealth,
  SKILL,
  SLOT_OF_TYPE,
} from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { combatant, equalLevels } from './combatant.ts';
import { encounters } from './encounters.ts';
import { fight } from './fight.ts';
import { DEFEAT_SECONDS, experienceFor } from './hunt.ts';
import type { Random } from './random.ts';
import { sampleSize } from './sample-size.ts';
import { item, sets, shipped } from './shipped.ts';

const { inventory, healingThreshold, regionId } = shipped.newCharacter;
const gifts = inventory.map(({ itemId, amount }) => ({ ...item(itemId), amount }));

/**
 * Returns the equipment with the first weapon of a new character's items, its attack style, and the amount
 * and healing of the first food among these items.
 */
function startingKit() {
  const weapon = gifts.find(
    ({ equipmentType, healingAmount }) => equipmentType !== undefined && !healingAmount,
  );
  const food = gifts.find(isFood);
  if (weapon?.equipmentType === undefined || weapon.providedAttackStyle === undefined || food === undefined) {
    throw new Error('A new character gets neither weapon nor food');
  }
  const equipment = { [SLOT_OF_TYPE[weapon.equipmentType] ?? 'weapon']: weapon.id };
  return {
    style: weapon.providedAttackStyle,
    equipment,
    portions: food.amount,
    healing: food.healingAmount ?? 0,
  };
}

interface FirstLevels {
  readonly firstLevelAt: number;
  readonly levelFiveAt: number;
}

/**
 * Simulates a new character that equips its starting items and hunts. Returns the seconds until Attack
 * reaches levels 2 and 5.
 */
function simulateFirstLevels(random: Random): FirstLevels {
  const { style, equipment, portions, healing } = startingKit();
  const condition = { health: maxHealth(1), portions, healingAmount: healing, threshold: healingThreshold };
  let seconds = 0;
  let experience = 0;
  let firstLevelAt = 0;
  while (levelOf(experience) < 5) {
    const hunter = combatant(style, { ...equalLevels(1), attack: levelOf(experience) }, equipment);
    const enemy = encounters(regionId, hunter.combatLevel, random)();
    const outcome = fight(hunter, enemy, condition, random);
    seconds += outcome.seconds + HUNT_PULL_TIME / 1000;
    if (outcome.result !== CombatResult.Defeat) experience += experienceFor(hunter, enemy);
    if (outcome.result !== CombatResult.Victory) {
      seconds += DEFEAT_SECONDS;
      condition.health = hunter.maxHealth;
    }
    if (firstLevelAt === 0 && levelOf(experience) > 1) firstLevelAt = seconds;
  }
  return { firstLevelAt, levelFiveAt: seconds };
}

const random = seededRandom(12_345);
const beginnings = Array.from({ length: sampleSize(300) }, () => simulateFirstLevels(random));
const mean = (value: (of: FirstLevels) => number): number =>
  beginnings.reduce((sum, of) => sum + value(of), 0) / beginnings.length;

test('a new hunter reaches Attack 2 within a minute', () => {
  expect(mean(({ firstLevelAt }) => firstLevelAt)).toBeLessThanOrEqual(60);
});

test('a new hunter reaches Attack 5 within three and a half minutes', () => {
  expect(mean(({ levelFiveAt }) => levelFiveAt)).toBeLessThanOrEqual(210);
});

test('a new character reaches level 5 of a gathering skill within five minutes', () => {
  const first = sets.crafteableItems.find(
    ({ skillId, requiredLevel }) => skillId === SKILL.Harvesting && requiredLevel === 1,
  );
  if (first === undefined) throw new Error('There is nothing to harvest');
  let actions = 0;
  while (levelOf(actions * first.experience) < 5) actions++;
  expect(actions * first.baseActionTime).toBeLessThanOrEqual(300);
});

test('the amounts of the first ten minutes reach level 2 of three skills (game-design 7.1)', () => {
  const amounts = [
    ['Lea Barley', 14],
    ['Lea Barley Bread', 7],
    ['Copper Ingot', 8],
  ] as const;
  for (const [name, amount] of amounts) {
    const craft = sets.crafteableItems.find(({ itemId }) => item(itemId).name === name);
    expect(levelOf(amount * (craft?.experience ?? 0)), name).toBe(2);
  }
});
