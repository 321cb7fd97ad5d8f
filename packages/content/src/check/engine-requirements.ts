import { MAX_LEVEL, SKILL } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/** Reports what in a world breaks an assumption of the engine that the engine does not check itself. */
export function* engineRequirements(index: WorldIndex): Iterable<string> {
  yield* skills(index);
  yield* ownComponents(index);
  for (const [what, value] of amounts(index)) {
    if (!(Number.isSafeInteger(value) && value >= 0))
      yield `${what} is ${value}, not a whole number of at least 0`;
  }
  for (const [what, value] of positives(index)) {
    if (!(Number.isSafeInteger(value) && value >= 1))
      yield `${what} is ${value}, not a whole number of at least 1`;
  }
  for (const [what, value] of levels(index)) {
    if (!(Number.isInteger(value) && value >= 1 && value <= MAX_LEVEL)) {
      yield `${what} is ${value}, not a level from 1 to ${MAX_LEVEL}`;
    }
  }
  for (const { name, criticalChance = 0 } of index.sets.items) {
    const tenths = criticalChance * 10;
    if (!(criticalChance >= 0 && Math.abs(tenths - Math.round(tenths)) < 1e-9)) {
      yield `the critical chance of "${name}" is ${criticalChance}, not a percentage with one decimal`;
    }
  }
}

/** The engine refers to skills by the ids of `SKILL`. So a world must have exactly these skills. */
function* skills({ sets }: WorldIndex): Iterable<string> {
  for (const [name, id] of Object.entries(SKILL)) {
    if (!sets.skills.some((skill) => skill.id === id && skill.name === name))
      yield `skill ${id} is not ${name}`;
  }
  const known = Object.keys(SKILL).length;
  if (sets.skills.length !== known) yield `there are ${sets.skills.length} skills instead of ${known}`;
}

/**
 * The engine computes for how many actions the items suffice before it draws the loot of these actions. So an
 * action's loot must not contain what the action takes: components, or equipment to disenchant.
 */
function* ownComponents(index: WorldIndex): Iterable<string> {
  for (const craft of index.sets.crafteableItems) {
    const undone = index.sets.items.filter(({ disenchantsInto }) => disenchantsInto === craft.itemId);
    const taken = new Set([
      ...craft.requiredComponents.map(({ itemId }) => itemId),
      ...undone.map(({ id }) => id),
    ]);
    for (const { itemId } of index.loot(craft)) {
      if (!taken.has(itemId)) continue;
      yield `the making of "${index.name(craft.itemId)}" gives back "${index.name(itemId)}", which it takes`;
    }
  }
}

type Value = readonly [what: string, value: number];

function* amounts({ sets, name }: WorldIndex): Iterable<Value> {
  for (const item of sets.items) {
    yield [`the value of "${item.name}"`, item.value];
    for (const stat of ['armor', 'attackPower', 'bonusExperiencePercentage'] as const) {
      yield [`${stat} of "${item.name}"`, item[stat] ?? 0];
    }
  }
  for (const { itemId, experience } of sets.crafteableItems) {
    yield [`the experience of making "${name(itemId)}"`, experience];
  }
  for (const enemy of sets.enemies) {
    for (const field of ['attackPower', 'mainStatExperience', 'healthExperience'] as const) {
      yield [`${field} of "${enemy.name}"`, enemy[field]];
    }
  }
  for (const { name: region, travelCost } of sets.regions) yield [`the travel cost to ${region}`, travelCost];
  for (const { itemId, bonusTime } of sets.relicariumEntries)
    yield [`the bonus time of "${name(itemId)}"`, bonusTime];
}

function* positives({ sets, name }: WorldIndex): Iterable<Value> {
  for (const { name: item, id, healingAmount = 1 } of sets.items) {
    yield [`the id of "${item}"`, id];
    yield [`the healing of "${item}"`, healingAmount];
  }
  for (const { itemId, baseActionTime, requiredComponents } of sets.crafteableItems) {
    yield [`the seconds for making "${name(itemId)}"`, baseActionTime];
    for (const component of requiredComponents) {
      yield [`the amount of "${name(component.itemId)}" for "${name(itemId)}"`, component.amount];
    }
  }
  for (const enemy of sets.enemies) yield [`the health of "${enemy.name}"`, enemy.health];
  for (const dungeon of sets.dungeons) {
    yield [`the number of sequences of "${dungeon.name}"`, dungeon.sequences.length];
    for (const { amount } of dungeon.sequences) yield [`an amount of enemies in "${dungeon.name}"`, amount];
  }
}

function* levels({ sets, name }: WorldIndex): Iterable<Value> {
  for (const item of sets.items) {
    for (const field of ['requiredAttackLevel', 'requiredDefenceLevel', 'requiredOffensiveLevel'] as const) {
      yield [`${field} of "${item.name}"`, item[field] ?? 1];
    }
  }
  for (const enemy of sets.enemies) yield [`the level of "${enemy.name}"`, enemy.level];
  for (const { itemId, requiredLevel } of sets.crafteableItems) {
    yield [`the level for making "${name(itemId)}"`, requiredLevel];
  }
}
