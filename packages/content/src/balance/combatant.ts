import {
  type AttackStyle,
  combatLevel,
  type Equipment,
  type Fighter,
  fighterOf,
  gearSums,
  type Item,
  ItemCategory,
  ItemQuality,
  maxHealth,
} from '@slumberfell/engine';
import { bestGear } from './gear.ts';
import { craftOf, sets, world } from './shipped.ts';

/** The facts about a character that a fight depends on. */
export interface Combatant {
  readonly fighter: Fighter;
  readonly maxHealth: number;
  readonly combatLevel: number;
}

export interface CombatLevels {
  readonly attack: number;
  readonly style: number;
  readonly defence: number;
  readonly health: number;
}

export function combatant(style: AttackStyle, levels: CombatLevels, equipment: Equipment): Combatant {
  return {
    fighter: fighterOf(gearSums(equipment, world), style, levels, false),
    maxHealth: maxHealth(levels.health),
    combatLevel: combatLevel(levels.attack, levels.defence, levels.health, levels.style),
  };
}

/** The same level in all combat skills. */
export const equalLevels = (level: number): CombatLevels => ({
  attack: level,
  style: level,
  defence: level,
  health: level,
});

/**
 * A character at par: the same level in all combat skills, with the best Normal equipment of that level
 * (game-design 8).
 */
export function atPar(style: AttackStyle, level: number): Combatant {
  return combatant(style, equalLevels(level), bestGear(style, level));
}

/**
 * The food that heals most among those of Normal quality, which need no recipe and which a cook of this level
 * can make.
 */
export function bestFood(level: number): Item {
  const foods = sets.items.filter(
    ({ id, category, quality }) =>
      category === ItemCategory.Food &&
      quality === ItemQuality.Uncommon &&
      (craftOf(id)?.requiredLevel ?? Number.POSITIVE_INFINITY) <= level,
  );
  const healing = ({ healingAmount = 0 }: Item): number => healingAmount;
  return foods.reduce((best, food) => (healing(food) > healing(best) ? food : best));
}
