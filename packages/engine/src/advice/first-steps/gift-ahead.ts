import { totalLevel } from '../../character/milestones.ts';
import type { Shown } from '../../state/state.ts';
import type { Item } from '../../world/static-data.ts';
import type { Milestone, World } from '../../world/world.ts';

/** The guide waits for a gift that is at most this many total levels away. */
const GIFT_REACH = 5;

/** The next gift of the world for which `isSought` is true, if it is near. */
export function giftAhead(shown: Shown, world: World, isSought: (item: Item) => boolean): Milestone | null {
  const total = totalLevel(shown);
  const gift = world.milestones.find(({ itemId, totalLevel: at }) => {
    const item = world.item(itemId);
    return item && at > total && at <= total + GIFT_REACH && isSought(item);
  });
  return gift ?? null;
}
