import type { CardState } from './chapters.ts';

/** How often an enemy was beaten and how often it won, as the chronicle has it. */
interface Fights {
  readonly kills: number;
  readonly defeats: number;
}

/**
 * Whether the character has met an enemy: it owns the card, or one of the two has beaten the other. Undefined
 * until that is known.
 * @param record null where the chronicle cannot be had; undefined until it is there
 */
export function isMet(card: CardState, record: Fights | null | undefined): boolean | undefined {
  if (card > 0) return true;
  return record === undefined ? undefined : record !== null && record.kills + record.defeats > 0;
}
