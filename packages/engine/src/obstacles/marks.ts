import { amountOf } from '../state/amounts.ts';
import { JUNK_KINDS, KEPT_KINDS } from '../state/kept.ts';
import type { Shown } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

/** A mark can always be removed, also that of an item that the content no longer has. */
export function keepObstacles({ kept }: Shown, { itemId, amount }: ItemAmount, world: World) {
  if (amount === 0) return [] as const;
  if (!world.item(itemId)) return ['item/unknown'] as const;
  return holding(['keep/too-many', amountOf(kept, itemId) === 0 && kept.length >= 2 * KEPT_KINDS]);
}

interface JunkMark {
  readonly itemId: number;
  readonly junk: boolean;
}

export function markJunkObstacles({ junk: marked }: Shown, { itemId, junk }: JunkMark, world: World) {
  if (!junk) return [] as const;
  if (!world.item(itemId)) return ['item/unknown'] as const;
  return holding(['junk/too-many', !marked.includes(itemId) && marked.length >= JUNK_KINDS]);
}
