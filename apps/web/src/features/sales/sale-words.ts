import { entriesOf, type Sale, UNDO_TIME, undoneUntil, type World, worthOf } from '@slumberfell/engine';
import { upcomingTime } from '../../lib/clock/time-of-day.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** The most kinds of items that are named. */
const NAMED = 3;

/** What was sold, what brought most first: `12 × Raw Flax, 3 × Lea Barley, 1 × Bread, 9 more kinds`. */
export function soldItems({ items }: Pick<Sale, 'items'>, world: World): string {
  const sold = entriesOf(items).map(([itemId, amount]) => ({ itemId, amount }));
  const brought = (one: (typeof sold)[number]) => worthOf([one], world);
  const all = sold
    .toSorted((one, other) => brought(other) - brought(one))
    .map(({ itemId, amount }) => `${formatNumber(amount)} × ${world.item(itemId)?.name ?? 'an item'}`);
  // A last kind is as short as a note about it.
  if (all.length <= NAMED + 1) return all.join(', ');
  return `${all.slice(0, NAMED).join(', ')}, ${formatNumber(all.length - NAMED)} more kinds`;
}

/** How long a sale of the plan can be undone that its player has not followed by a command yet. */
export const undoneUntilText = (sale: Sale, now: number): string =>
  `Can be undone until ${formatDuration(UNDO_TIME / 1_000)} after the next thing that you do, and until ${upcomingTime(undoneUntil(sale), now)} at the latest.`;
