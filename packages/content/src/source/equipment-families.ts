import { AttackStyle, EquipmentType, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { CRAFTING_TEXTS, type CraftedBase, readNaming, readTrophyTexts } from './family-base.ts';
import { FACTOR, OFFSET, SECONDS } from './ranges.ts';
import type { Amount, Row } from './row.ts';
import { readTable } from './table.ts';

export interface EquipmentFamily extends CraftedBase {
  readonly kind: 'equipment';
  readonly slot: EquipmentType;
  /** Null for jewelry and runes, which fit every style. */
  readonly style: AttackStyle | null;
  readonly seconds: number;
  readonly components: readonly Amount[];
  readonly stats: EquipmentStats;
  readonly elitePrefix: string;
  readonly eliteReagent: Amount;
  /** Key of the recipe set that teaches the Elite variant; null when the Elite variant has its own recipe. */
  readonly recipeSet: string | null;
}

type EquipmentStats = WeaponStats | ArmorStats | AccessoryStats;

interface WeaponStats {
  readonly kind: 'weapon';
  readonly powerFactor: number;
  /** Critical chance in percent, at quality factor 1. */
  readonly criticalChance: number;
}

/** Armor has no stats in its row: they follow from slot, style, level and quality. */
interface ArmorStats {
  readonly kind: 'armor';
}

interface AccessoryStats {
  readonly kind: 'accessory';
  readonly attackPower: LinearValue | null;
  readonly armor: LinearValue | null;
  readonly criticalChance: LinearValue | null;
  readonly requires: 'Attack' | 'Defence';
}

/** A value that is a linear function of the item's level. */
export interface LinearValue {
  readonly base: number;
  readonly perLevel: number;
}

const COLUMNS = [
  'id',
  'key',
  'name',
  'skill',
  'level_offset',
  'seconds',
  'components',
  'elite_prefix',
  'elite_reagent',
  'trophy_category',
  'trophy_name',
  'description',
];

const ACCESSORY_COLUMNS = [
  'category',
  'slot',
  'attack_base',
  'attack_per_level',
  'armor_base',
  'armor_per_level',
  'critical_base',
  'critical_per_level',
  'requires',
];

/** Reads the equipment families of the three files: first all weapons, then armor, then jewelry and runes. */
export function readEquipment(directory: string, problems: Problems): EquipmentFamily[] {
  const read = (file: string, own: readonly string[], toFamily: (row: Row) => EquipmentFamily) =>
    readTable(directory, file, [...COLUMNS, ...own], problems, CRAFTING_TEXTS).map(toFamily);
  return [
    ...read('weapons.csv', ['style', 'power_factor', 'critical_chance'], weapon),
    ...read('armor.csv', ['slot', 'style', 'recipe'], armor),
    ...read('accessories.csv', ACCESSORY_COLUMNS, accessory),
  ];
}

function readShared(row: Row) {
  const reagents = row.amounts('elite_reagent');
  if (reagents.length !== 1) row.reject('elite_reagent', 'must name exactly one reagent');
  return {
    kind: 'equipment' as const,
    ...readNaming(row),
    quality: ItemQuality.Uncommon,
    skill: row.text('skill'),
    levelOffset: row.integer('level_offset', OFFSET),
    seconds: row.integer('seconds', SECONDS),
    components: row.amounts('components'),
    elitePrefix: row.text('elite_prefix'),
    eliteReagent: reagents[0] ?? { name: '', amount: 1 },
    trophy: { category: row.text('trophy_category'), ...readTrophyTexts(row) },
  };
}

function weapon(row: Row): EquipmentFamily {
  return {
    ...readShared(row),
    category: ItemCategory.Weapon,
    slot: EquipmentType.Weapon,
    style: row.code('style', AttackStyle),
    stats: {
      kind: 'weapon',
      powerFactor: row.number('power_factor', FACTOR),
      criticalChance: row.number('critical_chance', FACTOR),
    },
    recipeSet: null,
  };
}

function armor(row: Row): EquipmentFamily {
  return {
    ...readShared(row),
    category: ItemCategory.Armor,
    slot: row.code('slot', EquipmentType),
    style: row.code('style', AttackStyle),
    stats: { kind: 'armor' },
    recipeSet: row.text('recipe'),
  };
}

function accessory(row: Row): EquipmentFamily {
  return {
    ...readShared(row),
    category: row.code('category', ItemCategory),
    slot: row.code('slot', EquipmentType),
    style: null,
    stats: {
      kind: 'accessory',
      attackPower: line(row, 'attack'),
      armor: line(row, 'armor'),
      criticalChance: line(row, 'critical'),
      requires: row.word('requires', ['Attack', 'Defence']),
    },
    recipeSet: null,
  };
}

function line(row: Row, stat: 'attack' | 'armor' | 'critical'): LinearValue | null {
  const base = row.optionalNumber(`${stat}_base`, FACTOR);
  const perLevel = row.optionalNumber(`${stat}_per_level`, FACTOR);
  if (base === null && perLevel === null) return null;
  return { base: base ?? 0, perLevel: perLevel ?? 0 };
}
