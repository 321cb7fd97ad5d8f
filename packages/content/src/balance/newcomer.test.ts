import { CombatResult, HUNT_PULL_TIME, levelOf, maxHealth, SKILL, SLOT_OF_TYPE } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { combatant, even } from './combatant.ts';
import { encounters } from './encounters.ts';
import { fight } from './fight.ts';
import { DEFEAT_SECONDS, experienceFor } from './hunt.ts';
import type { Random } from './random.ts';
import { item, sets, shipped } from './shipped.ts';

const { inventory, healingThreshold, regionId } = shipped.newCharacter;
const gifts = inventory.map(({ itemId, amount }) => ({ ...item(itemId), amount }));

/** The first weapon of the gifts, put on, and the food that comes with it. */
function kit() {
  const weapon = gifts.find(
    ({ equipmentType, healingAmount }) => equipmentType !== undefined && !healingAmount,
  );
  const food = gifts.find(({ healingAmount }) => healingAmount !== undefined);
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

interface Beginning {
  readonly firstLevelAt: number;
  readonly levelFiveAt: number;
}

/** Seconds until Attack 2 and Attack 5 of somebody who equips the gifts and goes hunting. */
function beginning(random: Random): Beginning {
  const { style, equipment, portions, healing } = kit();
  const condition = { health: maxHealth(1), portions, healingAmount: healing, threshold: healingThreshold };
  let seconds = 0;
  let experience = 0;
  let firstLevelAt = 0;
  while (levelOf(experience) < 5) {
    const hunter = combatant(style, { ...even(1), attack: levelOf(experience) }, equipment);
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
const beginnings = Array.from({ length: 300 }, () => beginning(random));
const mean = (value: (of: Beginning) => number): number =>
  beginnings.reduce((sum, of) => sum + value(of), 0) / beginnings.length;

test('the first level of a hunter comes within a minute', () => {
  expect(mean(({ firstLevelAt }) => firstLevelAt)).toBeLessThanOrEqual(60);
});

test('Attack 5 comes within three and a half minutes', () => {
  expect(mean(({ levelFiveAt }) => levelFiveAt)).toBeLessThanOrEqual(210);
});

test('level 5 of a gathering skill comes within five minutes', () => {
  const first = sets.crafteableItems.find(
    ({ skillId, requiredLevel }) => skillId === SKILL.Harvesting && requiredLevel === 1,
  );
  if (first === undefined) throw new Error('There is nothing to harvest');
  let actions = 0;
  while (levelOf(actions * first.experience) < 5) actions++;
  expect(actions * first.baseActionTime).toBeLessThanOrEqual(300);
});
