import type { GearSums } from '../../character/gear.ts';
import type { Fighter } from '../../state/state.ts';
import type { AttackStyle } from '../../world/static-data.ts';
import { CRITICAL_MULTIPLIER } from './damage.ts';

/** The critical multiplier as a percentage (specification 9.3). */
export const CRITICAL_DAMAGE = CRITICAL_MULTIPLIER * 100;

/**
 * Attack power without any equipment, and how many levels of the style's skill add one point (game-design
 * 2.3).
 */
export const UNARMED_ATTACK_POWER = 4;
export const STYLE_LEVELS_PER_ATTACK_POWER = 2;

/** Armor that each Defence level adds (game-design 2.3). */
export const ARMOR_PER_DEFENCE_LEVEL = 3;

/**
 * Critical chance in tenths of a percent: what every character has, what each Attack level adds, and the
 * maximum (game-design 2.3).
 */
export const BASE_CRITICAL_CHANCE = 50;
export const CRITICAL_CHANCE_PER_ATTACK_LEVEL = 1;
export const MAX_CRITICAL_CHANCE = 400;

/** Computes the character's numbers of a turn from gear and levels (game-design 2.3). */
export function fighterOf(
  gear: GearSums,
  attackStyle: AttackStyle,
  levels: { readonly attack: number; readonly defence: number; readonly style: number },
  card: boolean,
): Fighter {
  return {
    attackPower:
      gear.attackPower + UNARMED_ATTACK_POWER + Math.floor(levels.style / STYLE_LEVELS_PER_ATTACK_POWER),
    armor: gear.armor + ARMOR_PER_DEFENCE_LEVEL * levels.defence,
    criticalChance: Math.min(
      MAX_CRITICAL_CHANCE,
      BASE_CRITICAL_CHANCE + CRITICAL_CHANCE_PER_ATTACK_LEVEL * levels.attack + gear.criticalChance,
    ),
    attackStyle,
    attackLevel: levels.attack,
    defenceLevel: levels.defence,
    card,
  };
}

/** Whether the character's numbers of two turns are the same. */
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
