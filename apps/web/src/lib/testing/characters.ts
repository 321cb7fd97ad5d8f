import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  type Aim,
  type AimFacts,
  addAmounts,
  beginHunt,
  type Collection,
  createState,
  EXPERIENCE_TABLE,
  execute,
  type FightQuestion,
  type Habits,
  isFood,
  OpenAims,
  openWorld,
  type PlayerCommand,
  type Seed,
  type Shown,
  SKILL_COUNT,
  type State,
  USUAL_HABITS,
  withSeeds,
} from '@slumberfell/engine';
import { always } from '@slumberfell/engine/testing';
import fc from 'fast-check';

/** Characters of the shipped world, and their aims. */

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
    withSeeds(command, () => SEED),
    timeline,
    at,
  );
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
}

const attempt = (state: State, command: PlayerCommand): void => {
  execute(
    state,
    withSeeds(command, () => SEED),
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

/** @param collection without it, the aims of Home */
export function aimsOf(
  { shown }: Pick<State, 'shown'>,
  at: number,
  collection?: Collection,
  habits: Habits = USUAL_HABITS,
) {
  const question = { shown, at, seed: SEED, fight: fightOf(shown, habits), habits };
  const open = new OpenAims(question, world, collection);
  while (!open.isDone) open.step();
  return { aims: open.answer() as readonly Aim[], facts: open.facts as AimFacts };
}
