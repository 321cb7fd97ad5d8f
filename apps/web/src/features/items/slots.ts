import { type Equipment, EquipmentType, type Slot } from '@slumberfell/engine';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';

/** A slot of the paper doll. */
export interface SlotSpec {
  readonly slot: Slot;
  readonly name: string;
  readonly type: EquipmentType;
  /** The glyph that an empty slot shows. */
  readonly glyph: GlyphName;
  /** Column and row in the grid of the paper doll, from 1. */
  readonly column: number;
  readonly row: number;
}

/**
 * The thirteen slots (specification 2.61), row by row, from head to foot and then the runes. The Tab key
 * follows this order.
 */
export const SLOTS: readonly SlotSpec[] = [
  {
    slot: 'shoulders',
    name: 'Shoulders',
    type: EquipmentType.Shoulders,
    glyph: 'pauldrons',
    column: 1,
    row: 1,
  },
  {
    slot: 'headgear',
    name: 'Headgear',
    type: EquipmentType.Headgear,
    glyph: 'visored-helm',
    column: 2,
    row: 1,
  },
  {
    slot: 'necklace',
    name: 'Necklace',
    type: EquipmentType.Necklace,
    glyph: 'gem-necklace',
    column: 3,
    row: 1,
  },
  { slot: 'gloves', name: 'Gloves', type: EquipmentType.Gloves, glyph: 'gauntlet', column: 1, row: 2 },
  { slot: 'chest', name: 'Chest', type: EquipmentType.Chest, glyph: 'breastplate', column: 2, row: 2 },
  { slot: 'ring', name: 'Ring', type: EquipmentType.Ring, glyph: 'ring', column: 3, row: 2 },
  { slot: 'weapon', name: 'Weapon', type: EquipmentType.Weapon, glyph: 'broadsword', column: 1, row: 3 },
  { slot: 'leggings', name: 'Leggings', type: EquipmentType.Leggings, glyph: 'greaves', column: 2, row: 3 },
  { slot: 'food', name: 'Food', type: EquipmentType.Food, glyph: 'bread', column: 3, row: 3 },
  { slot: 'boots', name: 'Boots', type: EquipmentType.Boots, glyph: 'leather-boot', column: 2, row: 4 },
  {
    slot: 'offensiveRune',
    name: 'Offensive rune',
    type: EquipmentType.OffensiveRune,
    glyph: 'rune-stone',
    column: 1,
    row: 5,
  },
  {
    slot: 'defensiveRune',
    name: 'Defensive rune',
    type: EquipmentType.DefensiveRune,
    glyph: 'rune-stone',
    column: 2,
    row: 5,
  },
  {
    slot: 'criticalRune',
    name: 'Critical rune',
    type: EquipmentType.CriticalRune,
    glyph: 'rune-stone',
    column: 3,
    row: 5,
  },
];

/** The amount in a slot: the portions in the food slot; 1 for a worn piece; 0 for an empty slot. */
export const amountIn = (slot: Slot, equipment: Equipment): number =>
  slot === 'food' ? (equipment.foodAmount ?? 0) : equipment[slot] === undefined ? 0 : 1;
