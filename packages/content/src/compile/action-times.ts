import type { CraftedFamily } from '../source/families.ts';

/** Whole seconds of one gathering or crafting action (game-design 2.11). */
export function actionTime(family: CraftedFamily, tier: number): number {
  if (family.kind === 'gathered') return Math.round((4 + tier) * family.timeFactor);
  // Cooking takes the same time in every tier.
  return family.skill === 'Cooking' ? family.seconds : workbenchTime(family.seconds, tier);
}

/** Whole seconds for a crafting action that takes `seconds` in tier 1. */
export function workbenchTime(seconds: number, tier: number): number {
  return Math.round((seconds * (4 + tier)) / 5);
}
