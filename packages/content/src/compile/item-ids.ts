import type { ItemQuality } from '@slumberfell/engine';

/**
 * Functions that compute ids (game-design 4.1). An id is never used again for something else: families,
 * enemies and dungeons keep the ids of their rows for ever, and all other ids derive from those.
 */
export const familyItemId = (familyId: number, tier: number, quality: ItemQuality): number =>
  familyId * 100 + tier * 10 + quality;

export const recipeId = (familyOrSetId: number, tier: number): number => 30_000 + familyOrSetId * 10 + tier;
export const keyId = (dungeonId: number): number => 40_000 + dungeonId;
export const madeTrophyId = (familyId: number, tier: number): number => 50_000 + familyId * 10 + tier;
export const enemyTrophyId = (enemyId: number): number => 60_000 + enemyId;
export const cardId = (enemyId: number): number => 80_000 + enemyId;
export const radiantCardId = (enemyId: number): number => 90_000 + enemyId;

/** An enemy's loot table has the enemy's id. The ids of actions' loot tables start above all item ids. */
export const craftLootTableId = (itemId: number): number => 1_000_000 + itemId;
