import type { Moment } from '../events/registry.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { difference, possessions } from './bookkeeper.ts';

/**
 * The worth of a stretch of time, counted by what the character owns: the change of its items at shop prices
 * and of its gold, without fares. Null where an amount of gold is so large that numbers are inexact.
 */
export function broughtWorth(
  before: Shown,
  after: Shown,
  moments: readonly Moment[],
  world: World,
): number | null {
  const priceOf = (itemId: number): bigint => BigInt(world.item(itemId)?.value ?? 0);
  const goods = [...difference(possessions(before), possessions(after))].map(
    ([itemId, amount]) => amount * priceOf(itemId),
  );
  const gold = BigInt(after.gold) - BigInt(before.gold);
  const changes = moments.flatMap(({ events }) => events.filter((event) => event.type === 'OnGoldChange'));
  const fares = changes.reduce(
    (sum, { reason, amount }) => sum + (reason === 'travel' ? -BigInt(amount) : 0n),
    0n,
  );
  const traffic = moments
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'OnInventoryChange' ? event.changes : []))
    .reduce((sum, { itemId, amount }) => sum + priceOf(itemId) * BigInt(Math.abs(amount)), 0n);
  const isExact = [traffic, gold, ...goods].every((sum) => sum < SAFE && sum > -SAFE);
  return isExact ? Number(goods.reduce((sum, worth) => sum + worth, 0n) + gold + fares) : null;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
