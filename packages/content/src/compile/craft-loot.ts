import type { LootRow } from '@slumberfell/engine';
import type { CraftedFamily } from '../source/families.ts';
import type { Tier } from '../source/world-source.ts';
import { actionTime } from './action-times.ts';
import type { Compilation, Craft } from './compilation.ts';
import { madeTrophyId } from './item-ids.ts';
import { petsOfCraft } from './pets.ts';
import { chance } from './rounding.ts';

/**
 * The expected crafting time until a trophy drops, as a share of the expected gathering time (`trophyHours`).
 * Equipment has its own rule (`craftsPerTrophy`).
 */
const MADE_TROPHY_SHARE = 0.4;

/** The loot of an action besides its product: by-products, its trophy, pets (game-design 2.11 and 6). */
export function craftLoot(craft: Craft, compilation: Compilation): LootRow[] {
  return [...byProducts(craft, compilation), ...trophy(craft), ...petsOfCraft(craft, compilation)];
}

function byProducts({ family, tier }: Craft, compilation: Compilation): LootRow[] {
  if (family?.kind !== 'gathered') return [];
  return family.extraLoot.map(({ name, amount, probability }) => ({
    itemId: compilation.itemId(name, tier.tier),
    amount,
    probability,
  }));
}

function trophy({ family, tier, isElite }: Craft): LootRow[] {
  if (family === null) return [];
  const probability = trophyChance(family, tier);
  return [
    {
      itemId: madeTrophyId(family.id, tier.tier),
      amount: 1,
      probability: isElite ? chance(probability * 2) : probability,
    },
  ];
}

function trophyChance(family: CraftedFamily, tier: Tier): number {
  if (family.kind === 'equipment') return chance(1 / tier.craftsPerTrophy);
  const share = family.kind === 'gathered' ? 1 : MADE_TROPHY_SHARE;
  return chance(actionTime(family, tier.tier) / (3600 * tier.trophyHours * share));
}
