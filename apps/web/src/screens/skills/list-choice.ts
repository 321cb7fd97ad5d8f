import { ItemQuality } from '@slumberfell/engine';
import { readTraitChoice } from '../../features/traits/trait-choices.ts';
import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import type { CraftFilter } from './craft-filter.ts';
import { RECIPE_ORDERS, type RecipeOrder } from './recipe-order.ts';

/** How the player wants to see the list of one skill. The browser stores it for each skill. */
export interface ListChoice {
  readonly order: RecipeOrder;
  readonly filter: CraftFilter;
  /** Whether only what level and region allow is listed. */
  readonly onlyAvailable: boolean;
  /** Whether the parts besides the first one are shown. */
  readonly showsRest: boolean;
}

export const FIRST_CHOICE: ListChoice = {
  order: 'best',
  filter: { tier: null, quality: null, trait: null },
  onlyAvailable: false,
  showsRest: false,
};

/**
 * Reads a stored choice. What is missing or not understood, for example because another version of the page
 * has stored it, is as at first.
 */
export function readListChoice(stored: string | null): ListChoice {
  const found = objectOf(jsonOf(stored));
  const filter = objectOf(found.filter);
  const tier = Number(filter.tier);
  const quality = Object.values(ItemQuality).find((value) => value === filter.quality);
  return {
    order: RECIPE_ORDERS.find((order) => order === found.order) ?? FIRST_CHOICE.order,
    filter: {
      tier: Number.isInteger(tier) && tier > 0 ? tier : null,
      quality: quality ?? null,
      trait: readTraitChoice(filter.trait),
    },
    onlyAvailable: found.onlyAvailable === true,
    showsRest: found.showsRest === true,
  };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
