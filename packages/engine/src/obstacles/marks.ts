import { amountOf } from '../state/amounts.ts';
import { JUNK_KINDS, KEPT_KINDS } from '../state/kept.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

interface OneItem {
  readonly itemId: number;
}

interface Marked extends OneItem {
  readonly also?: readonly OneItem[];
}

/** The ids of the items that a command marks, each once. */
export const markedIds = ({ itemId, also = [] }: Marked): readonly number[] => [
  ...new Set([itemId, ...also.map((one) => one.itemId)]),
];

/** A mark can always be removed, also that of an item that the content no longer has. */
export function keepObstacles({ kept }: Shown, input: Marked & { readonly amount: number }, world: World) {
  if (input.amount === 0) return [] as const;
  const ids = markedIds(input);
  if (ids.some((id) => !world.item(id))) return ['item/unknown'] as const;
  const added = ids.filter((id) => amountOf(kept, id) === 0);
  // Another amount of what is kept already adds no kind.
  return holding(['keep/too-many', added.length > 0 && kept.length / 2 + added.length > KEPT_KINDS]);
}

export function markJunkObstacles({ junk }: Shown, input: Marked & { readonly junk: boolean }, world: World) {
  if (!input.junk) return [] as const;
  const ids = markedIds(input);
  if (ids.some((id) => !world.item(id))) return ['item/unknown'] as const;
  const marked = new Set(junk);
  const added = ids.filter((id) => !marked.has(id));
  return holding(['junk/too-many', added.length > 0 && junk.length + added.length > JUNK_KINDS]);
}
