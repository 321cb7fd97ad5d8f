import { type CountDistribution, compileDistribution, countHits } from '../../random/bernoulli.ts';
import type { Seed } from '../../random/seed.ts';
import { takesComponents } from '../../world/components.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import { doubleProducts, type Kit, savedComponents } from '../../world/traits/kit.ts';
import { isEssence } from './essence.ts';

/** This file is about the traits that act on gathering, crafting and disenchanting (game-design 2.16d). */

/** What may happen by a trait in an action of a recipe, in thousandths of the actions. */
export interface WorkChances {
  /** Uses up none of its components (Thrift). */
  readonly saves: number;
  /** Makes one product more (Again). */
  readonly doubles: number;
}

/** The chances of gathering or crafting. Disenchanting has none, so a recipe of an essence has none. */
export const workChances = (recipe: CrafteableItem, kit: Kit): WorkChances => ({
  saves: takesComponents(recipe) ? savedComponents(kit, recipe.skillId) : 0,
  doubles: isEssence(recipe) ? 0 : doubleProducts(kit, recipe.skillId),
});

/** What one action is expected to use of its components, and to make of its product. */
export const expectedOfAction = ({ saves, doubles }: WorkChances): { used: number; products: number } => ({
  used: 1 - saves / 1000,
  products: 1 + doubles / 1000,
});

/** The rows of `countHits` for the chances, the last of all numbers. So no row of a loot table has them. */
export const SAVES_ROW = 0xffff_ffff;
export const DOUBLES_ROW = 0xffff_fffe;

/** By thousandths. */
const distributions = new Map<number, CountDistribution>();

/**
 * In how many of the actions from the ordinal `from` to before `to` something happens by a trait. The actions
 * of two parts of a range add up to those of the range.
 */
export function actionsWith(
  thousandths: number,
  row: typeof SAVES_ROW | typeof DOUBLES_ROW,
  seed: Seed,
  from: number,
  to: number,
): number {
  if (thousandths === 0) return 0;
  const known = distributions.get(thousandths);
  const distribution = known ?? compileDistribution(thousandths / 1000);
  if (known === undefined) distributions.set(thousandths, distribution);
  return countHits(seed, distribution, row, from, to);
}
