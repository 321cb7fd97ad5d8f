import type { EnemyLore, LoreLine } from '../world/lore.ts';
import type { Item } from '../world/static-data.ts';

/** How far the lore of an enemy is known. */
export interface KnownLore {
  /** The lines that are known, ascending by kills. */
  readonly lines: readonly LoreLine[];
  /** The kills from which on the next line is told; null when all are known. */
  readonly nextAt: number | null;
}

/**
 * The lore of an enemy that its kills have opened.
 * @param lore undefined for an enemy without lore
 * @param kills of this enemy, since ever
 */
export function knownLore(lore: EnemyLore | undefined, kills: number): KnownLore {
  const all = lore?.lines ?? [];
  return {
    lines: all.filter((line) => line.kills <= kills),
    nextAt: all.find((line) => line.kills > kills)?.kills ?? null,
  };
}

/**
 * What is written on a card: its own text until a line of its enemy is known, then the first one. A radiant
 * card has the last one.
 */
export const cardText = (card: Pick<Item, 'description' | 'radiant'>, { lines }: KnownLore): string =>
  lines.at(card.radiant ? -1 : 0)?.text ?? card.description;
