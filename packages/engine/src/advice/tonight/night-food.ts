import { type OwnedFood, ownedFoods } from '../../character/owned-foods.ts';
import { knowledgeObstacles } from '../../sessions/crafting/obstacles.ts';
import { type Food, isFood } from '../../state/slots.ts';
import type { Shown } from '../../state/state.ts';
import { takesComponents } from '../../world/components.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { type CraftTree, craftTree } from '../craft-tree.ts';

/** A food with which a character can fight: owned, or made of what it can gather and of what it owns. */
export interface NightFood {
  readonly food: Food;
  /** Owned portions, those in the food slot included. */
  readonly owned: number;
  /** Hours in which so many portions are made, rising; empty for a food that the character cannot make. */
  readonly making: readonly MadePortions[];
}

interface MadePortions {
  readonly portions: number;
  readonly hours: number;
}

/** The most owned foods, and the most foods to make, that are asked about. */
const MOST_OWNED = 3;
const MOST_MADE = 3;
/** Amounts for which the time of making is computed. Between them it is taken as a line. */
const AMOUNTS = [1, 30, 100, 300, 1_000, 3_000, 10_000];

/** The owned foods that restore most in all, and those that are made soonest for what they restore. */
export function nightFoods(shown: Shown, world: World): NightFood[] {
  const owned = ownedFoods(shown, world)
    .toSorted((one, other) => restoredBy(other) - restoredBy(one))
    .slice(0, MOST_OWNED);
  const made = madeFoods(shown, world);
  const ids = new Set([...owned.map(({ item }) => item.id), ...made.map(({ food }) => food.id)]);
  return [...ids].flatMap((id) => {
    const food = world.item(id);
    if (!isFood(food)) return [];
    return {
      food,
      owned: owned.find(({ item }) => item.id === id)?.amount ?? 0,
      making: made.find((one) => one.food.id === id)?.making ?? [],
    };
  });
}

const restoredBy = ({ item, amount }: OwnedFood): number => amount * item.healingAmount;

type MadeFood = Pick<NightFood, 'food' | 'making'>;

function madeFoods(shown: Shown, world: World): MadeFood[] {
  const foods = world.sets.crafteableItems.flatMap((recipe): MadeFood[] => {
    const food = world.item(recipe.itemId);
    if (!isFood(food) || !takesComponents(recipe)) return [];
    if (knowledgeObstacles(shown, recipe).length > 0) return [];
    const making = AMOUNTS.flatMap((portions): MadePortions[] => {
      const tree = treeOf(food.id, portions, shown, world);
      return tree === null ? [] : [{ portions, hours: tree.seconds / SECONDS_PER_HOUR }];
    });
    return making.length > 1 ? [{ food, making }] : [];
  });
  return foods.toSorted((one, other) => speedOf(other) - speedOf(one)).slice(0, MOST_MADE);
}

/** What is restored by the portions of an hour of making many. */
function speedOf({ food, making }: MadeFood): number {
  const most = making.at(-1) as MadePortions;
  return (food.healingAmount * most.portions) / most.hours;
}

/** The steps that make portions; null where something is missing, or the fares cannot be paid. */
export function treeOf(itemId: number, amount: number, shown: Shown, world: World): CraftTree | null {
  const tree = craftTree(shown, { itemId, amount }, world);
  return tree.isComplete && tree.gold <= shown.gold ? tree : null;
}

/** How the hours of a night are divided between making food and a fight. */
export interface DividedNight {
  /** Portions to make; 0 for none. */
  readonly portions: number;
  /** Hours of the fight. */
  readonly fighting: number;
}

/**
 * The fight with owned portions alone, and the longest one with portions that are made before it; null where
 * none can be made or none are needed.
 * @param eaten portions an hour
 * @param hours of the whole night
 */
export function dividedNights(
  { owned, making }: Pick<NightFood, 'owned' | 'making'>,
  eaten: number,
  hours: number,
): { readonly fromBag: DividedNight; readonly made: DividedNight | null } {
  const lasts = (portions: number): number => (eaten > 0 ? portions / eaten : Number.POSITIVE_INFINITY);
  const fromBag = { portions: 0, fighting: Math.min(hours, lasts(owned)) };
  if (making.length === 0 || fromBag.fighting >= hours) return { fromBag, made: null };
  // The fight gets longer with each portion, and the time for it shorter: they meet once.
  let [least, most] = [0, Math.ceil(hours * eaten)];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (hoursFor(middle, making) + lasts(owned + middle) <= hours) least = middle;
    else most = middle;
  }
  if (least === 0) return { fromBag, made: null };
  return { fromBag, made: dividedWith(most, { making }, hours) };
}

/** The same night with so many portions made before the fight; null where making them takes all hours. */
export function dividedWith(
  portions: number,
  { making }: Pick<NightFood, 'making'>,
  hours: number,
): DividedNight | null {
  const fighting = hours - hoursFor(portions, making);
  return fighting > 0 ? { portions, fighting } : null;
}

/** Hours in which portions are made, on a line between the known amounts and beyond the last one. */
function hoursFor(portions: number, making: readonly MadePortions[]): number {
  const above = making.findIndex((known) => known.portions >= portions);
  const to = making[above < 0 ? making.length - 1 : above] as MadePortions;
  const from =
    above === 0
      ? { portions: 0, hours: 0 }
      : (making[(above < 0 ? making.length : above + 1) - 2] as MadePortions);
  const slope = (to.hours - from.hours) / (to.portions - from.portions);
  return from.hours + (portions - from.portions) * slope;
}
