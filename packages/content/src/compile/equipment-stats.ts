import { AttackStyle, EquipmentType, type Item } from '@slumberfell/engine';
import type { EquipmentFamily, LinearValue } from '../source/equipment-families.ts';
import { oneDecimal } from './rounding.ts';

/** The fields of an item that only equipment has. */
type Stats = Pick<
  Item,
  | 'equipmentType'
  | 'armor'
  | 'attackPower'
  | 'criticalChance'
  | 'requiredAttackStyle'
  | 'providedAttackStyle'
  | 'requiredAttackLevel'
  | 'requiredDefenceLevel'
  | 'requiredOffensiveLevel'
>;

/** The share of a full armor's stats that the piece in this slot has. */
const SLOT_WEIGHT: Partial<Record<EquipmentType, number>> = {
  [EquipmentType.Headgear]: 0.15,
  [EquipmentType.Shoulders]: 0.15,
  [EquipmentType.Chest]: 0.27,
  [EquipmentType.Gloves]: 0.11,
  [EquipmentType.Leggings]: 0.21,
  [EquipmentType.Boots]: 0.11,
};

const ARMOR_FACTOR: Record<AttackStyle, number> = {
  [AttackStyle.Melee]: 1,
  [AttackStyle.Range]: 0.8,
  [AttackStyle.Magic]: 0.65,
};

/**
 * Stats and requirements of a piece of equipment (game-design 2.13).
 * @param level the item's level g
 * @param factor its quality factor q
 */
export function equipmentStats(family: EquipmentFamily, level: number, factor: number): Stats {
  switch (family.stats.kind) {
    case 'weapon':
      return weapon(family, family.stats.powerFactor, family.stats.criticalChance, level, factor);
    case 'armor':
      return armor(family, level, factor);
    case 'accessory':
      return accessory(family, level, factor);
  }
}

function weapon(
  { slot, style }: EquipmentFamily,
  powerFactor: number,
  criticalChance: number,
  level: number,
  factor: number,
): Stats {
  return {
    equipmentType: slot,
    attackPower: Math.round((7 + 1.1 * level) * powerFactor * factor),
    ...unlessZero('criticalChance', oneDecimal(criticalChance * factor)),
    ...(style === null ? {} : { providedAttackStyle: style }),
    requiredAttackLevel: level,
    requiredOffensiveLevel: offensiveLevel(level),
  };
}

function armor({ slot, style }: EquipmentFamily, level: number, factor: number): Stats {
  const weight = SLOT_WEIGHT[slot];
  if (style === null || weight === undefined)
    throw new Error(`Armor needs a style and an armor slot, not ${slot}`);
  const attackPower = Math.round((1 + 0.16 * level) * weight * factor);
  const criticalChance = oneDecimal((1 + 0.05 * level) * weight * factor);
  return {
    equipmentType: slot,
    armor: Math.max(1, Math.round((30 + 7.5 * level) * weight * ARMOR_FACTOR[style] * factor)),
    ...(style === AttackStyle.Magic ? unlessZero('attackPower', attackPower) : {}),
    ...(style === AttackStyle.Range ? unlessZero('criticalChance', criticalChance) : {}),
    requiredAttackStyle: style,
    requiredDefenceLevel: level,
    ...(style === AttackStyle.Melee ? {} : { requiredOffensiveLevel: offensiveLevel(level) }),
  };
}

function accessory({ slot, stats }: EquipmentFamily, level: number, factor: number): Stats {
  if (stats.kind !== 'accessory') throw new Error('Only accessories have linear stats');
  const at = (line: LinearValue | null): number =>
    line === null ? 0 : (line.base + line.perLevel * level) * factor;
  return {
    equipmentType: slot,
    ...unlessZero('armor', Math.round(at(stats.armor))),
    ...unlessZero('attackPower', Math.round(at(stats.attackPower))),
    ...unlessZero('criticalChance', oneDecimal(at(stats.criticalChance))),
    ...(stats.requires === 'Attack' ? { requiredAttackLevel: level } : { requiredDefenceLevel: level }),
  };
}

/**
 * The level that a piece requires in the skill of its attack style: 5 below the piece's level, at least 1.
 */
const offensiveLevel = (level: number): number => Math.max(1, level - 5);

/** Returns the field only if its value is not 0: items have no fields with value 0. */
function unlessZero<Key extends string>(key: Key, value: number): Partial<Record<Key, number>> {
  return value === 0 ? {} : ({ [key]: value } as Record<Key, number>);
}
