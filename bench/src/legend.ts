import {
  type Command,
  EXPERIENCE_TABLE,
  execute,
  maxHealth,
  openWorld,
  SKILL_COUNT,
  type State,
  WORN_SLOTS,
  type World,
  wornSlotOf,
} from '@slumberfell/engine';
import { idOf, SEED, veteran, world } from './veteran.ts';

/** The region with the strongest enemies. */
export const LAST_REGION = 6;
const LEVEL = 99;

/** What the search for the best set by experience finds for melee at this level, of all pieces. */
const BEST_GEAR = [
  'Four Hundred Years Late',
  'Brassgullet Helm',
  'Moonmane Pauldrons',
  'The Unquenched Cuirass',
  'Bullforge Gauntlets',
  "Kingsguard's Frozen Legplates",
  'Masterwork Fellstar Sabatons',
  "The Bosun's Whistle",
  'Encore Band',
  'Deepcut Starruby Rune of Force',
  'Night Diamond Rune of Warding',
  'Deepcut Blazing Rune of Fortune',
];

/** The shipped world in which neither items nor enemies have traits. */
export const plainWorld: World = openWorld(
  {
    ...world.sets,
    items: world.sets.items.map(({ traits: _, ...item }) => item),
    enemies: world.sets.enemies.map(({ traits: _, ...enemy }) => enemy),
  },
  'plain',
);

/**
 * A character with level 99 in all skills and the best gear, that hunts in the last region for a day.
 * @throws Error when a piece cannot be worn or the hunt is refused
 */
export function legendHunting(content: World): State {
  const state = veteran();
  const worn = BEST_GEAR.map((name) => {
    const item = content.item(idOf(name));
    const slot = wornSlotOf(item);
    if (item === undefined || slot === undefined) throw new Error(`${name} is not worn`);
    return [slot, item.id] as const;
  });
  if (new Set(worn.map(([slot]) => slot)).size !== WORN_SLOTS.length) throw new Error('A slot is empty');
  const { food = 0, foodAmount = 0 } = state.shown.equipment;
  state.shown = {
    ...state.shown,
    regionId: LAST_REGION,
    experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[LEVEL - 1] as number),
    health: maxHealth(LEVEL),
    equipment: { ...Object.fromEntries(worn), food, foodAmount },
  };
  const command: Command = { name: 'begin-hunting', input: { regionId: LAST_REGION, key: SEED } };
  const outcome = execute(state, command, [{ at: 0, world: content }], 0);
  if ('refused' in outcome) throw new Error(`The hunt was refused: ${outcome.refused}`);
  return state;
}
