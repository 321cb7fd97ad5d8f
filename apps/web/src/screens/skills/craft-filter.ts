import type { ItemQuality, World } from '@slumberfell/engine';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { isOfChoice, type TraitChoice } from '../../features/traits/trait-choices.ts';

/** What a list of recipes is filtered by. */
export interface CraftFilter {
  /** Rank of the item, which the page calls tier, 1 to 6; null for any rank. */
  readonly tier: number | null;
  /** Quality of the item: 1 Uncommon (shown as Normal), 3 Elite; null for any quality. */
  readonly quality: ItemQuality | null;
  /** A verb of the item's traits, or an aim that it is good for; null for any item. */
  readonly trait: TraitChoice | null;
}

/** Whether a filter lets a recipe through, by the item that it makes. */
export const isOfFilter = (
  { item }: Pick<ItemCraft, 'item'>,
  { tier, quality, trait }: CraftFilter,
  world: Pick<World, 'itemSet'>,
): boolean =>
  (tier === null || item.rank === tier) &&
  (quality === null || item.quality === quality) &&
  (trait === null || isOfChoice(item, trait, world));
