import type { Item } from '@slumberfell/engine';

/** The tier of an item of a family, such as `tier 3 of 6`; null for other items. */
export const tierText = ({ rank, tiers }: Pick<Item, 'rank' | 'tiers'>): string | null =>
  tiers === undefined ? null : `tier ${rank} of ${tiers}`;
