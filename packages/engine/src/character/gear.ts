import { WORN_SLOTS } from '../state/slots.ts';
import type { Equipment } from '../state/state.ts';
import type { World } from '../world/world.ts';

/** A critical chance is a whole number of tenths of a percent: this is certainty. */
export const CRITICAL_CHANCE_SCALE = 1000;

/** What the worn pieces add up to; critical chance of `CRITICAL_CHANCE_SCALE`. */
export interface GearSums {
  readonly attackPower: number;
  readonly armor: number;
  readonly criticalChance: number;
}

export function gearSums(equipment: Equipment, world: World): GearSums {
  let attackPower = 0;
  let armor = 0;
  let criticalChance = 0;
  for (const slot of WORN_SLOTS) {
    const id = equipment[slot];
    const item = id === undefined ? undefined : world.item(id);
    if (!item) continue;
    attackPower += item.attackPower ?? 0;
    armor += item.armor ?? 0;
    criticalChance += Math.round((CRITICAL_CHANCE_SCALE / 100) * (item.criticalChance ?? 0));
  }
  return { attackPower, armor, criticalChance };
}
