import { advance, amountOf, type Command, execute, levelOf, type State, Tally } from '@slumberfell/engine';
import { bareCraft } from './bare-craft.ts';
import { bareHunt } from './bare-hunt.ts';
import type { Figure } from './figure.ts';
import { interleaved } from './measure.ts';
import { DAY, ingot, KEY, timeline, veteran, world } from './veteran.ts';

function begun(command: Command): State {
  const state = veteran();
  const outcome = execute(state, command, timeline, 0);
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
  return state;
}

const settled = (from: State, until: number): State => {
  const state = { ...from };
  advance(state, timeline, until, new Tally());
  return state;
};

/** 24 h of open hunting against the bare loop, 24 h of crafting against one step per action. */
export function engineFigures(): Figure[] {
  const hunt = begun({ name: 'begin-hunting', input: { regionId: 4, key: KEY } });
  const bare = bareHunt(hunt, world, KEY, DAY);
  const night = settled(hunt, DAY);
  if (night.shown.experience[16] !== bare.trained || night.shown.health !== bare.health) {
    throw new Error(
      `The bare loop is not the same arithmetic: ${night.shown.experience[16]} and ${bare.trained} points, health ${night.shown.health} and ${bare.health}`,
    );
  }
  const recipe = world.craft(ingot);
  if (!recipe) throw new Error('The ingot cannot be made');
  const actions = Math.ceil(86_400 / recipe.baseActionTime);
  const craft = begun({ name: 'begin-crafting', input: { itemId: ingot, amount: actions, key: KEY } });
  const made = amountOf(settled(craft, DAY).shown.inventory, ingot);

  const time = interleaved(
    {
      hunt: { run: () => settled(hunt, DAY), repeats: 8 },
      bareHunt: { run: () => bareHunt(hunt, world, KEY, DAY), repeats: 8 },
      craft: { run: () => settled(craft, DAY), repeats: 400 },
      bareCraft: { run: () => bareCraft(craft, world, recipe, KEY, actions), repeats: 20 },
    },
    { rounds: 25, warmups: 40 },
  );
  const micros = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} µs`;
  return [
    {
      name: 'engine: settle 24 h of hunting / bare loop of the same arithmetic',
      ratio: time.hunt / time.bareHunt,
      limit: 3,
      goal: 'at most',
      detail: `${micros(time.hunt)} / ${micros(time.bareHunt)}; ${bare.kills} kills, Attack ${levelOf(bare.trained)}`,
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
