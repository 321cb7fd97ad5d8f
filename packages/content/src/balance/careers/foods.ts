import {
  amountOf,
  type CrafteableItem,
  entriesOf,
  type Food,
  type ItemAmount,
  isFood,
  isGathered,
  knowledgeObstacles,
  type Shown,
  takesComponents,
} from '@slumberfell/engine';
import { craftOf, region, sets, world } from '../shipped.ts';

/** A food with which a character can fight: owned, or made of what it gathers. */
export interface FoodChoice {
  readonly food: Food;
  /** Portions at hand, packed ones and those that can be made of owned components included. */
  readonly portions: number;
  /** How a further portion is made; null for a food that the character cannot make. */
  readonly way: FoodWay | null;
}

/** How a portion of food is made from nothing. */
export interface FoodWay {
  readonly recipe: CrafteableItem;
  readonly gathered: readonly ItemAmount[];
  /** Where all of it is gathered. */
  readonly regionId: number;
  /** Gathering and making. */
  readonly hours: number;
}

const SECONDS_PER_HOUR = 3_600;
const FOOD_RECIPES = sets.crafteableItems.filter(
  (recipe) => isFood(world.item(recipe.itemId)) && takesComponents(recipe),
);

/** The foods that are worth asking about: the most plentiful ones, and those that are made soonest. */
export function foodChoices(shown: Shown): FoodChoice[] {
  const ways = FOOD_RECIPES.flatMap((recipe) => wayOf(recipe, shown) ?? []);
  const owned = entriesOf(shown.inventory).map(([itemId]) => itemId);
  const packed = shown.equipment.food === undefined ? [] : [shown.equipment.food];
  const ids = new Set([...owned, ...packed, ...ways.map(({ recipe }) => recipe.itemId)]);
  const choices = [...ids].flatMap((itemId): FoodChoice[] => {
    const food = world.item(itemId);
    if (!isFood(food)) return [];
    const way = ways.find(({ recipe }) => recipe.itemId === itemId) ?? null;
    return [{ food, portions: portionsOf(itemId, shown), way }];
  });
  const plentiful = choices.toSorted((one, other) => healingOf(other) - healingOf(one));
  const quick = choices
    .filter(({ way }) => way !== null)
    .toSorted((one, other) => healingAnHour(other) - healingAnHour(one));
  return [...new Set([...plentiful.slice(0, 2), ...quick.slice(0, 1)])];
}

const healingOf = ({ food, portions }: FoodChoice): number => food.healingAmount * portions;
const healingAnHour = ({ food, way }: FoodChoice): number =>
  food.healingAmount / (way?.hours ?? Number.POSITIVE_INFINITY);

function portionsOf(itemId: number, { inventory, equipment }: Shown): number {
  const packed = equipment.food === itemId ? (equipment.foodAmount ?? 0) : 0;
  return packed + amountOf(inventory, itemId);
}

/** Null where a component is not gathered, or the character has not learned to. */
function wayOf(recipe: CrafteableItem, shown: Shown): FoodWay | null {
  if (knowledgeObstacles(shown, recipe).length > 0) return null;
  let hours = recipe.baseActionTime / SECONDS_PER_HOUR;
  let regionId: number | null = null;
  for (const { itemId, amount } of recipe.requiredComponents) {
    const component = craftOf(itemId);
    if (component === undefined || !isGathered(component)) return null;
    if (knowledgeObstacles(shown, component).length > 0) return null;
    const there = payableRegion(component.requiredRegions, shown);
    if (there === null || (regionId !== null && regionId !== there)) return null;
    regionId = there;
    hours += (amount * component.baseActionTime) / SECONDS_PER_HOUR;
  }
  return regionId === null ? null : { recipe, gathered: recipe.requiredComponents, regionId, hours };
}

/** Where the character is, else the cheapest of the regions that it can pay a travel to. */
function payableRegion(regionIds: readonly number[], shown: Shown): number | null {
  if (regionIds.includes(shown.regionId)) return shown.regionId;
  const [cheapest] = regionIds
    .map((id) => region(id))
    .filter(({ travelCost }) => travelCost <= shown.gold)
    .toSorted((one, other) => one.travelCost - other.travelCost);
  return cheapest?.id ?? null;
}
