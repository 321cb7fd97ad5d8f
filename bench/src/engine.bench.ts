import { advance, amountOf, type Command, levelOf, SKILL, type State } from '@slumberfell/engine';
import { bareCombat, type Course, dungeonCourse, huntingCourse } from './bare-combat.ts';
import { bareCraft } from './bare-craft.ts';
import type { Figure } from './figure.ts';
import { interleaved, type Rounds } from './measure.ts';
import type { Suite } from './suite.ts';
import { begun, DAY, dungeon, ingot, KEYS, REGION, SEED, timeline, world } from './veteran.ts';

export const ENGINE: Suite<Rounds> = {
  full: { rounds: 25, warmups: 40 },
  short: { rounds: 1, warmups: 1 },
  measure: engineFigures,
};

const settled = (from: State, until: number): State => {
  const state = { ...from };
  advance(state, timeline, until);
  return state;
};

/**
 * Measures a veteran's combat with the engine, and the same combat with `bareCombat`. @throws Error when the
 * results differ
 */
function compareWithBare(command: Command, course: Course) {
  const begin = begun(command);
  const bare = bareCombat(begin, world, SEED, course, DAY);
  const { experience, health } = settled(begin, DAY).shown;
  if (experience[SKILL.Attack - 1] !== bare.trained || health !== bare.health) {
    throw new Error(
      `The bare loop is not the same arithmetic: ${experience[SKILL.Attack - 1]} and ${bare.trained} points, health ${health} and ${bare.health}`,
    );
  }
  return {
    engine: { run: () => settled(begin, DAY), repeats: 8 },
    bare: { run: () => bareCombat(begin, world, SEED, course, DAY), repeats: 8 },
    detail: `${bare.kills} kills, Attack ${levelOf(bare.trained)}`,
  };
}

/**
 * Compares the engine's time for 24 h with that of plain code: hunting and a dungeon with `bareCombat`, which
 * does only the arithmetic, and crafting with `bareCraft`, which computes action by action.
 */
function engineFigures(effort: Rounds): Figure[] {
  const hunt = compareWithBare(
    { name: 'begin-hunting', input: { regionId: REGION, key: SEED } },
    huntingCourse(world, SEED, REGION),
  );
  const runs = compareWithBare(
    { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: KEYS, key: SEED } },
    dungeonCourse(world, dungeon),
  );
  const recipe = world.craft(ingot);
  if (!recipe) throw new Error('The ingot cannot be made');
  const actions = Math.ceil(86_400 / recipe.baseActionTime);
  const craft = begun({ name: 'begin-crafting', input: { itemId: ingot, amount: actions, key: SEED } });
  const made = amountOf(settled(craft, DAY).shown.inventory, ingot);

  const time = interleaved(
    {
      hunt: hunt.engine,
      bareHunt: hunt.bare,
      dungeon: runs.engine,
      bareDungeon: runs.bare,
      craft: { run: () => settled(craft, DAY), repeats: 400 },
      bareCraft: { run: () => bareCraft(craft, world, recipe, SEED, actions), repeats: 20 },
    },
    effort,
  );
  const micros = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} µs`;
  return [
    {
      name: 'engine: settle 24 h of hunting / bare loop of the same arithmetic',
      ratio: time.hunt / time.bareHunt,
      limit: 2,
      goal: 'at most',
      detail: `${micros(time.hunt)} / ${micros(time.bareHunt)}; ${hunt.detail}`,
    },
    {
      name: 'engine: settle 24 h of a dungeon / bare loop of the same arithmetic',
      ratio: time.dungeon / time.bareDungeon,
      limit: 2.5,
      goal: 'at most',
      detail: `${micros(time.dungeon)} / ${micros(time.bareDungeon)}; ${runs.detail}`,
    },
    {
      name: 'engine: settle 24 h of crafting / one step per action',
      ratio: time.craft / time.bareCraft,
      limit: 1 / 20,
      goal: 'at most',
      detail: `${micros(time.craft)} / ${micros(time.bareCraft)}; ${made} made`,
    },
  ];
}
