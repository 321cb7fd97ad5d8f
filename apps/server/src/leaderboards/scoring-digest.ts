import { createHash } from 'node:crypto';
import type { StaticData } from '@slumberfell/engine';

/** A digest of the ranks of all trophies. Worlds with the same digest give the same scores on all boards. */
export function digestOfTrophyRanks({ relicariumEntries }: Pick<StaticData, 'relicariumEntries'>): string {
  const ranks = relicariumEntries.map(({ itemId, rank }) => [itemId, rank] as const);
  const sorted = ranks.sort(([one], [other]) => one - other);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
