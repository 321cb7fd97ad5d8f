import { MAX_AMOUNT } from '../state/experience.ts';
import type { Chapter } from '../world/quests.ts';
import type { World } from '../world/world.ts';

/** The price of a delivery, as a multiple of its value. */
export const HOB_PRICE = 100;
/** From this chapter on deliveries of the story can be paid for. */
export const FIRST_CHAPTER_BY_HOB = 10;

/** What the deliveries of a chapter cost instead; null when it has none, or cannot be paid for. */
export function priceByHob({ id, terms }: Chapter, world: World): number | null {
  const delivered = terms.filter(({ kind }) => kind === 'deliver');
  if (id < FIRST_CHAPTER_BY_HOB || delivered.length === 0) return null;
  const worth = delivered.reduce((sum, term) => sum + (world.item(term.id)?.value ?? 0) * term.amount, 0);
  return Math.min(MAX_AMOUNT, HOB_PRICE * worth);
}
