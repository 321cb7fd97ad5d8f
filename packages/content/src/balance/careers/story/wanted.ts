import { termsOfErrand } from '@slumberfell/engine';
import { world } from '../../shipped.ts';
import type { CareerPlayer } from '../player.ts';
import { nextChapter } from './asked.ts';

/** The amounts of items that the next chapter and accepted errands ask for, with what these are made of. */
export function wantedOf(player: CareerPlayer): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  if (player.story === null) return wanted;
  const add = (itemId: number, amount: number): void => {
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + amount);
    for (const part of world.craft(itemId)?.requiredComponents ?? []) add(part.itemId, part.amount * amount);
  };
  const terms = [
    ...(nextChapter(player)?.terms ?? []),
    ...player.shown.quests.errands.flatMap((accepted) => {
      const errand = world.quests.errand(accepted.errandId);
      return errand === undefined ? [] : termsOfErrand(errand, accepted);
    }),
  ];
  for (const { kind, id, amount } of terms) if (kind === 'deliver') add(id, amount);
  return wanted;
}
