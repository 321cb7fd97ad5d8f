import { amountOf, type Dungeon, mostToBuy, type Shown, type World } from '@slumberfell/engine';

/** Whether the character owns no key of a dungeon and cannot buy one. */
export function isClosed(
  shown: Pick<Shown, 'gold' | 'inventory'>,
  { keyItemId }: Dungeon,
  world: World,
): boolean {
  const key = world.item(keyItemId);
  return amountOf(shown.inventory, keyItemId) === 0 && (key === undefined || mostToBuy(shown, key) < 1);
}
