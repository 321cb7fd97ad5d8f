import { WORN_SLOTS } from '../state/slots.ts';
import type { Equipment } from '../state/state.ts';
import type { World } from '../world/world.ts';

/** Critical chances are whole numbers of tenths of a percent. This value means that every hit is critical. */
export const CRITICAL_CHANCE_SCALE = 1000;

/** Sums over the worn pieces. `CRITICAL_CHANCE_SCALE` gives the unit of the critical chance. */
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
