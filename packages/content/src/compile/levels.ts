import type { Family } from '../source/families.ts';
import type { Tier } from '../source/world-source.ts';

/**
 * Making an Elite variant requires this many levels more than making its Normal item. Wearing both requires
 * the same levels.
 */
export const ELITE_CRAFT_LEVELS = 4;

/** Found items come only from loot. Their level is this much above `equipmentLevel` of their tier. */
const FOUND_LEVELS = 5;

/** The level to gather, make and wear an item of a family in a tier (game-design 4.2). */
export function itemLevel(family: Family, tier: Tier): number {
  switch (family.kind) {
    case 'found':
      return tier.equipmentLevel + FOUND_LEVELS;
    case 'gathered':
    case 'workshop':
      return workshopLevel(tier, family.levelOffset, family.firstLevel);
    case 'equipment':
      return equipmentLevel(tier, family.levelOffset);
    case 'provision':
      return family.firstLevel === null
        ? equipmentLevel(tier, family.levelOffset)
        : workshopLevel(tier, family.levelOffset, family.firstLevel);
  }
}

function equipmentLevel(tier: Tier, offset: number): number {
  return tier.equipmentLevel + Math.round(offset * tier.equipmentStretch);
}

function workshopLevel(tier: Tier, offset: number, firstLevel: number): number {
  return tier.tier === 1 ? firstLevel : tier.workshopLevel + Math.round(offset * tier.workshopStretch);
}
