import { levelOf } from './experience.ts';
import { maxHealth } from './health.ts';
import { SKILL, styleSkill } from './skills.ts';
import type { Equipment, Fighter, Shown, WornSlot } from './state.ts';
import { type AttackStyle, EquipmentType } from './static-data.ts';
import type { World } from './world.ts';

/** Worn slots by equipment type; food and the trinkets, of which there are none, have no place here. */
export const SLOT_OF_TYPE: { readonly [T in EquipmentType]?: WornSlot } = {
  [EquipmentType.Headgear]: 'headgear',
  [EquipmentType.Shoulders]: 'shoulders',
  [EquipmentType.Chest]: 'chest',
  [EquipmentType.Gloves]: 'gloves',
  [EquipmentType.Leggings]: 'leggings',
  [EquipmentType.Boots]: 'boots',
  [EquipmentType.Necklace]: 'necklace',
  [EquipmentType.Ring]: 'ring',
  [EquipmentType.Weapon]: 'weapon',
  [EquipmentType.OffensiveRune]: 'offensiveRune',
  [EquipmentType.DefensiveRune]: 'defensiveRune',
  [EquipmentType.CriticalRune]: 'criticalRune',
};

export const WORN_SLOTS: readonly WornSlot[] = Object.values(SLOT_OF_TYPE);

/** The critical multiplier as a percentage (spec section 9). */
export const CRITICAL_DAMAGE = 150;

/** At most 40 %, in tenths. */
export const MAX_CRITICAL_CHANCE = 400;

/** Level of a skill. */
export const skillLevel = (shown: Shown, skillId: number): number => levelOf(shown.experience[skillId - 1] as number);

/** What the worn pieces add up to; critical chance in tenths of a percent. */
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
    criticalChance += Math.round(10 * (item.criticalChance ?? 0));
  }
  return { attackPower, armor, criticalChance };
}

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

/** The attributes panel of a character; critical chance in tenths of a percent, critical damage in percent. */
export interface CombatAttributes {
  readonly attackStyle: AttackStyle;
  readonly maxHealth: number;
  readonly attackPower: number;
  readonly armor: number;
  readonly criticalChance: number;
  readonly criticalDamage: number;
}

export function combatAttributes(shown: Shown, world: World): CombatAttributes {
  const levels = {
    attack: skillLevel(shown, SKILL.Attack),
    defence: skillLevel(shown, SKILL.Defence),
    style: skillLevel(shown, styleSkill(shown.attackStyle)),
  };
  const fighter = fighterOf(gearSums(shown.equipment, world), shown.attackStyle, levels, false);
  return {
    attackStyle: shown.attackStyle,
    maxHealth: maxHealth(skillLevel(shown, SKILL.Health)),
    attackPower: fighter.attackPower,
    armor: fighter.armor,
    criticalChance: fighter.criticalChance,
    criticalDamage: CRITICAL_DAMAGE,
  };
}

/** Summed percent of extra experience that the tamed pets give in a skill. */
export function petBonus(pets: readonly number[], skillId: number, world: World): number {
  let bonus = 0;
  for (const id of pets) {
    const pet = world.item(id);
    if (pet?.skillId === skillId) bonus += pet.bonusExperiencePercentage ?? 0;
  }
  return bonus;
}
