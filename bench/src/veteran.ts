import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  amountsOf,
  type Command,
  createState,
  type Dungeon,
  EXPERIENCE_TABLE,
  execute,
  openWorld,
  type Seed,
  SKILL_COUNT,
  type State,
  type Timeline,
  type World,
} from '@slumberfell/engine';

const compiled = compileWorld(shippedWorldDirectory);

export const world: World = openWorld(compiled.sets, compiled.version);
export const timeline: Timeline = [{ at: 0, world }];
export const SEED: Seed = [0x510bbe2f, 0xe11a_5eed, 0x0dea_dbed, 0x2718_2818];
export const DAY = 86_400_000;

/** The id of an item of the shipped world. @throws Error when there is none with this name */
export const idOf = (name: string): number => {
  const item = world.sets.items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`There is no item with the name ${name}`);
  return item.id;
};

/** Id of the region in which the veteran is. */
export const REGION = 4;
export const dungeon = world.sets.dungeons.find(({ regionId }) => regionId === REGION) as Dungeon;
export const KEYS = 5_000;

/** A character with level 50 in all skills, in Normal equipment, with food, keys and idle time for a day. */
export function veteran(): State {
  const state = createState(compiled.newCharacter, 0);
  const level50 = EXPERIENCE_TABLE[49] as number;
  state.shown = {
    ...state.shown,
    regionId: REGION,
    totalIdleTime: 86_400,
    trophies: amountsOf(Object.fromEntries(world.sets.relicariumEntries.map(({ itemId }) => [itemId, 1]))),
    experience: new Array<number>(SKILL_COUNT).fill(level50),
    health: 546,
    healingShare: 5_000,
    inventory: amountsOf({
      [idOf('Kilniron Ore')]: 200_000,
      [idOf('Brimsalt')]: 100_000,
      [dungeon.keyItemId]: KEYS,
    }),
    equipment: {
      weapon: idOf('Kilniron Sword'),
      headgear: idOf('Kilniron Helm'),
      shoulders: idOf('Kilniron Pauldrons'),
      boots: idOf('Kilniron Sabatons'),
      gloves: idOf('Kilniron Gauntlets'),
      leggings: idOf('Saltsilver Legplates'),
      chest: idOf('Saltsilver Cuirass'),
      food: idOf('Smoked Kiln Ray'),
      foodAmount: 1_000_000,
    },
  };
  return state;
}

export const ingot = idOf('Kilniron Ingot');

/**
 * Executes a command for the veteran. @returns the state after it. @throws Error when the command is refused
 */
export function begun(command: Command): State {
  const state = veteran();
  const outcome = execute(state, command, timeline, 0);
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
  return state;
}
