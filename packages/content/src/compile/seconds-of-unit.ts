import { componentsOf } from '../source/families.ts';
import type { LinkedWorld } from '../source/linked-world.ts';
import { actionTime } from './action-times.ts';

/**
 * Seconds of work in one item of a family in its own quality: of its action and of all that its components
 * take. What enemies drop counts what it is worth.
 */
export function secondsOfUnit(key: string, tier: number, world: LinkedWorld): number {
  const family = world.family.get(key);
  if (family.kind === 'found') return family.worthSeconds;
  return componentsOf(family).reduce(
    (sum, { name, amount }) => sum + amount * secondsOfUnit(name, tier, world),
    actionTime(family, tier),
  );
}
