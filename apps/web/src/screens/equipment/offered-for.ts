import {
  entriesOf,
  equipObstacles,
  gearGain,
  type ItemAmount,
  type Shown,
  type Slot,
  type World,
  wornSlotOf,
} from '@slumberfell/engine';
import { SLOTS } from '../../features/items/slots.ts';
import type { Advice } from './use-advice.ts';

/**
 * What is offered for a slot by itself: the piece or food of the advice; for an empty slot without one, the
 * owned piece that adds most. The advice leaves a slot out when its fight is so easy that a further piece
 * changes nothing, and when there is no fight to ask about.
 */
export function offeredFor(slot: Slot, advice: Advice, shown: Shown, world: World): ItemAmount | null {
  const advised = advisedFor(slot, advice, shown, world);
  if (advised !== null || shown.equipment[slot] !== undefined) return advised;
  return advice.status === 'waiting' || advice.isOld ? null : bestOwned(slot, shown, world);
}

function advisedFor(slot: Slot, { pieces }: Advice, shown: Shown, world: World): ItemAmount | null {
  const type = SLOTS.find((spec) => spec.slot === slot)?.type;
  const fits = ({ itemId }: ItemAmount): boolean => {
    const item = world.item(itemId);
    return item?.equipmentType === type && item !== undefined && equipObstacles(shown, item).length === 0;
  };
  return pieces.find(fits) ?? null;
}

function bestOwned(slot: Slot, shown: Shown, world: World): ItemAmount | null {
  let best: { readonly itemId: number; readonly gain: number } | null = null;
  for (const [itemId] of entriesOf(shown.inventory)) {
    const item = world.item(itemId);
    if (item === undefined || wornSlotOf(item) !== slot) continue;
    const gain = gearGain(item, shown, world);
    if (gain !== null && (best === null || gain > best.gain)) best = { itemId, gain };
  }
  return best && { itemId: best.itemId, amount: 1 };
}
