import type { GearSums } from '../gear.ts';
import type { Fighter } from '../state/state.ts';
import type { AttackStyle } from '../static-data.ts';
import { CRITICAL_MULTIPLIER } from './damage.ts';

/** The critical multiplier as a percentage (specification 9.3). */
export const CRITICAL_DAMAGE = CRITICAL_MULTIPLIER * 100;

/** At most 40 %, in tenths. */
const MAX_CRITICAL_CHANCE = 400;

/** The numbers of a turn from gear and levels (game-design 2.3). */
export function fighterOf(
  gear: GearSums,
  attackStyle: AttackStyle,
  levels: { readonly attack: number; readonly defence: number; readonly style: number },
  card: boolean,
): Fighter {
  return {
    attackPower: gear.attackPower + 4 + Math.floor(levels.style / 2),
    armor: gear.armor + 3 * levels.defence,
    criticalChance: Math.min(MAX_CRITICAL_CHANCE, 50 + levels.attack + gear.criticalChance),
    attackStyle,
    attackLevel: levels.attack,
    defenceLevel: levels.defence,
    card,
  };
}

/** Whether two turns are fought with the same numbers. */
export function sameFighter(a: Fighter, b: Fighter): boolean {
  return (
    a.attackPower === b.attackPower &&
    a.armor === b.armor &&
    a.criticalChance === b.criticalChance &&
    a.attackStyle === b.attackStyle &&
    a.attackLevel === b.attackLevel &&
    a.defenceLevel === b.defenceLevel &&
    a.card === b.card
  );
}
