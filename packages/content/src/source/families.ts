import type { Problems } from '../content-error.ts';
import { type EquipmentFamily, readEquipment } from './equipment-families.ts';
import { type FoundFamily, readFound } from './found-families.ts';
import { type GatheredFamily, readGathered } from './gathered-families.ts';
import { type ProvisionFamily, readProvisions } from './provision-families.ts';
import type { Amount } from './row.ts';
import { readWorkshop, type WorkshopFamily } from './workshop-families.ts';

/**
 * A family is one kind of thing in six tiers: `dagger` is Copper Dagger to Fellstar Dagger (game-design 4.4).
 */
export type Family = GatheredFamily | FoundFamily | WorkshopFamily | EquipmentFamily | ProvisionFamily;

/** A family whose items are products of an action. */
export type CraftedFamily = Exclude<Family, FoundFamily>;

/** All families in the order of their files, which is also the order of the compiled items. */
export const readFamilies = (directory: string, problems: Problems): Family[] => [
  ...readGathered(directory, problems),
  ...readFound(directory, problems),
  ...readWorkshop(directory, problems),
  ...readEquipment(directory, problems),
  ...readProvisions(directory, problems),
];

/**
 * The components of one action, each as the key of an item family and an amount. The action takes the items
 * of the product's tier. Empty for items that are gathered, found or given by disenchanting.
 */
export function componentsOf(family: Family): readonly Amount[] {
  return family.kind === 'found' || family.kind === 'gathered' ? [] : family.components;
}
