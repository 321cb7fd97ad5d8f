import type { ItemQuality } from '@slumberfell/engine';

/** Paths of pictures. Check 15 of game-design 11 checks that each picture exists. */
export const framePath = (quality: ItemQuality): string => `frames/${quality}.webp`;

/** One picture per family and tier; the quality only changes the frame. */
export const itemPath = (familyKey: string, tier: number): string => `items/${familyKey}-${tier}.webp`;

export const uniquePath = (itemId: number): string => `items/unique-${itemId}.webp`;
export const starterPath = (itemId: number): string => `items/starter-${itemId}.webp`;
export const recipePath = (recipeId: number): string => `recipes/${recipeId}.webp`;
export const keyPath = (dungeonId: number): string => `keys/${dungeonId}.webp`;
export const petPath = (petId: number): string => `pets/${petId}.webp`;
export const trophyPath = (trophyId: number): string => `trophies/${trophyId}.webp`;
export const cardPath = (enemyId: number): string => `cards/${enemyId}.webp`;
export const enemyPath = (enemyId: number): string => `npc/${enemyId}.webp`;
export const portraitPath = (enemyId: number): string => `npc/portrait-${enemyId}.webp`;
export const dungeonPath = (dungeonId: number): string => `dungeons/${dungeonId}.webp`;
export const facePath = (appearanceId: number): string => `faces/${appearanceId}.webp`;
