import {
  AttackStyle,
  addAmounts,
  type BeginCommand,
  createState,
  type Dungeon,
  EXPERIENCE_TABLE,
  type ItemAmount,
  isGathered,
  maxHealth,
  SKILL_COUNT,
  type State,
  takesComponents,
  totalLevel,
} from '@slumberfell/engine';
import { bestFood } from './combatant.ts';
import { bestGear } from './gear.ts';
import { sets, shipped } from './shipped.ts';

/**
 * Ten characters from a newcomer to a veteran, each with a session that it begins at instant 0. The food of
 * two of them lasts about as long as the session, so that about half of their sessions end by a defeat.
 */
export interface ForecastCharacter {
  readonly name: string;
  readonly state: State;
  readonly command: BeginCommand;
  readonly hours: number;
}

export function stateOf(level: number, style: AttackStyle, regionId: number, portions: number): State {
  const state = createState(shipped.newCharacter, 0);
  const food = portions > 0 ? { food: bestFood(Math.max(level, 10)).id, foodAmount: portions } : {};
  state.shown = {
    ...state.shown,
    regionId,
    experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[level - 1] ?? 0),
    equipment: { ...(level > 1 ? bestGear(style, level) : {}), ...food },
    attackStyle: style,
    health: maxHealth(level),
    healingShare: 5_000,
  };
  // A forecast assumes that the gifts of all total levels so far have been given.
  state.hidden = { ...state.hidden, giftLevel: totalLevel(state.shown) };
  return state;
}

const hunter = (
  level: number,
  style: AttackStyle,
  regionId: number,
  portions: number,
  hours = 8,
): ForecastCharacter => ({
  name: `hunter of level ${level} in region ${regionId} with ${portions} portions`,
  state: stateOf(level, style, regionId, portions),
  command: { name: 'begin-hunting', input: { regionId } },
  hours,
});

export function withItems(state: State, ...items: readonly ItemAmount[]): State {
  return {
    ...state,
    shown: { ...state.shown, inventory: addAmounts(state.shown.inventory, items) },
  };
}

function delver(
  level: number,
  regionId: number,
  portions: number,
  runs: number,
  hours = 8,
): ForecastCharacter {
  const dungeon = sets.dungeons.find((place) => place.regionId === regionId) as Dungeon;
  const state = stateOf(level, AttackStyle.Melee, regionId, portions);
  return {
    name: `${runs} runs of dungeon ${dungeon.id} at level ${level} with ${portions} portions`,
    state: withItems(state, { itemId: dungeon.keyItemId, amount: runs }),
    command: { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs } },
    hours,
  };
}

function gatherer(level: number, amount: number): ForecastCharacter {
  const recipe = sets.crafteableItems.find(
    (one) => one.requiredLevel <= level && isGathered(one) && one.lootTableId !== null,
  );
  if (recipe === undefined) throw new Error('Nothing can be gathered');
  return {
    name: `gathering ${recipe.itemId} at level ${level}`,
    state: stateOf(level, AttackStyle.Melee, recipe.requiredRegions[0] as number, 0),
    command: { name: 'begin-crafting', input: { itemId: recipe.itemId, amount } },
    hours: 8,
  };
}

function maker(level: number, owned: number): ForecastCharacter {
  const recipe = sets.crafteableItems.find(
    (one) =>
      one.requiredLevel === level &&
      takesComponents(one) &&
      one.requiredRegions.length === 0 &&
      one.requiredRecipeId === null &&
      one.lootTableId !== null,
  );
  if (recipe === undefined) throw new Error(`Nothing is made at level ${level}`);
  const components = recipe.requiredComponents.map(({ itemId, amount }) => ({
    itemId,
    amount: amount * owned,
  }));
  return {
    name: `making ${recipe.itemId} at level ${level}`,
    state: withItems(stateOf(level, AttackStyle.Melee, 1, 0), ...components),
    command: { name: 'begin-crafting', input: { itemId: recipe.itemId, amount: owned } },
    hours: 8,
  };
}

export const FORECAST_CHARACTERS: readonly ForecastCharacter[] = [
  hunter(1, AttackStyle.Melee, 1, 0, 1),
  gatherer(1, 500),
  hunter(12, AttackStyle.Range, 1, 60, 1.08),
  delver(20, 2, 200, 20),
  hunter(35, AttackStyle.Magic, 3, 400),
  maker(30, 600),
  delver(50, 4, 150, 60, 1.63),
  hunter(60, AttackStyle.Melee, 5, 1_500),
  hunter(95, AttackStyle.Range, 6, 10_000, 24),
  delver(95, 6, 2_000, 100),
];
