import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

/** The obstacles to taking a pet along. Nothing hinders a character from taking none. */
export function companionObstacles(
  { pets }: Pick<Shown, 'pets'>,
  { itemId }: { readonly itemId?: number },
  world: World,
) {
  if (itemId === undefined) return [] as const;
  if (!world.item(itemId)) return ['item/unknown'] as const;
  return holding(['pet/not-tamed', !pets.includes(itemId)]);
}
