import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  type Arc,
  type ArcQuestion,
  addAmounts,
  beginHunt,
  type Collection,
  createState,
  EXPERIENCE_TABLE,
  execute,
  type FightQuestion,
  type Habits,
  isFood,
  OpenArc,
  OpenNearest,
  openWorld,
  type PlayerCommand,
  type Proposal,
  type Seed,
  type Shown,
  SKILL_COUNT,
  type State,
  USUAL_HABITS,
  withSupplied,
} from '@slumberfell/engine';
import { always } from '@slumberfell/engine/testing';
import fc from 'fast-check';

/** Characters of the shipped world, and their proposals. */

const compiled = compileWorld(shippedWorldDirectory);
export const world = openWorld(compiled.sets, 'live');
export const timeline = always(world);
export const SEED: Seed = [1, 2, 3, 4];

const items = world.sets.items.map(({ id }) => id);
const foods = world.sets.items.filter(isFood);
const gear = world.sets.items.filter((item) => item.equipmentType !== undefined && !isFood(item));

export const newcomer = (): State => createState(compiled.newCharacter, 0);

/** Characters of any level, region, purse, bag and gear, some of them with food and at work. */
export const characters = fc
  .record({
    level: fc.integer({ min: 1, max: 100 }),
    regionId: fc.constantFrom(...world.sets.regions.map(({ id }) => id)),
    gold: fc.integer({ min: 0, max: 5_000 }),
    owned: fc.uniqueArray(fc.constantFrom(...items), { maxLength: 40 }),
    gear: fc.uniqueArray(fc.constantFrom(...gear.map(({ id }) => id)), { maxLength: 30 }),
    isDressed: fc.boolean(),
    food: fc.constantFrom(...foods.map(({ id }) => id)),
    foodAmount: fc.integer({ min: 1, max: 2_000 }),
    isPacked: fc.boolean(),
    runs: fc.constantFrom('nothing', 'hunt'),
  })
  .map((given): State => {
    const { level, regionId, gold, owned, food, foodAmount, isPacked } = given;
    const state = newcomer();
    const more = [...owned, ...given.gear].map((itemId) => ({ itemId, amount: 5 }));
    const bread = isPacked ? [] : [{ itemId: food, amount: foodAmount }];
    state.shown = {
      ...state.shown,
      regionId,
      gold,
      experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[level - 1] as number),
      inventory: addAmounts(state.shown.inventory, [...more, ...bread]),
      equipment: isPacked ? { food, foodAmount } : {},
    };
    if (given.isDressed)
      for (const itemId of given.gear) attempt(state, { name: 'equip', input: { itemId } });
    if (given.runs === 'hunt') send(state, { name: 'begin-hunting', input: { regionId } }, 0);
    return state;
  });

/** @throws Error when the command is refused */
export function send(state: State, command: PlayerCommand, at: number): void {
  const outcome = execute(
    state,
    withSupplied(command, () => SEED),
    timeline,
    at,
  );
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
}

const attempt = (state: State, command: PlayerCommand): void => {
  execute(
    state,
    withSupplied(command, () => SEED),
    timeline,
    0,
  );
};

/** Open combat where the character is, as Home asks it. */
export const fightOf = ({ regionId }: Shown, habits: Habits = USUAL_HABITS): FightQuestion => ({
  command: beginHunt(regionId, habits),
  suppose: { regionId },
  aim: 'experience',
});

/** What a collection lacks and is nearest. */
export function nearestOf(
  { shown }: Pick<State, 'shown'>,
  collection: Collection,
  habits: Habits = USUAL_HABITS,
): readonly Proposal[] {
  const question = { shown, at: 0, seed: SEED, fight: fightOf(shown, habits), habits };
  const open = new OpenNearest(question, world, collection);
  while (!open.isDone) open.step();
  return open.answer() ?? [];
}

/** What a character is on the way to. */
export function arcOf({ shown }: Pick<State, 'shown'>, more: Partial<ArcQuestion> = {}): Arc {
  const { habits = USUAL_HABITS } = more;
  const marks = { pinned: null, hidden: [], refused: [], goals: [] };
  const question = { shown, at: 0, seed: SEED, fight: fightOf(shown, habits), habits, ...marks, ...more };
  const open = new OpenArc(question, world);
  while (!open.isDone) open.step();
  return open.answer() as Arc;
}
