import { type Equipment, EquipmentType, type Slot } from '@slumberfell/engine';
import type { PictureGlyph } from '../../glyph/glyphs.ts';

/** A slot of the paper doll. */
export interface SlotSpec {
  readonly slot: Slot;
  readonly name: string;
  readonly type: EquipmentType;
  /** Faintly shown while the slot is empty. */
  readonly glyph: PictureGlyph;
}

/** The thirteen slots (spec section 2), in the order they are read and tabbed through: head to foot, then runes. */
export const SLOTS: readonly SlotSpec[] = [
  { slot: 'shoulders', name: 'Shoulders', type: EquipmentType.Shoulders, glyph: 'pauldrons' },
  { slot: 'headgear', name: 'Headgear', type: EquipmentType.Headgear, glyph: 'visored-helm' },
  { slot: 'necklace', name: 'Necklace', type: EquipmentType.Necklace, glyph: 'gem-necklace' },
  { slot: 'gloves', name: 'Gloves', type: EquipmentType.Gloves, glyph: 'gauntlet' },
  { slot: 'chest', name: 'Chest', type: EquipmentType.Chest, glyph: 'breastplate' },
  { slot: 'ring', name: 'Ring', type: EquipmentType.Ring, glyph: 'ring' },
  { slot: 'weapon', name: 'Weapon', type: EquipmentType.Weapon, glyph: 'broadsword' },
  { slot: 'leggings', name: 'Leggings', type: EquipmentType.Leggings, glyph: 'greaves' },
  { slot: 'food', name: 'Food', type: EquipmentType.Food, glyph: 'bread' },
  { slot: 'boots', name: 'Boots', type: EquipmentType.Boots, glyph: 'leather-boot' },
  { slot: 'offensiveRune', name: 'Offensive rune', type: EquipmentType.OffensiveRune, glyph: 'rune-stone' },
  { slot: 'defensiveRune', name: 'Defensive rune', type: EquipmentType.DefensiveRune, glyph: 'rune-stone' },
  { slot: 'criticalRune', name: 'Critical rune', type: EquipmentType.CriticalRune, glyph: 'rune-stone' },
];

/** How many of its item a slot holds. */
export const amountIn = (slot: Slot, equipment: Equipment): number =>
  slot === 'food' ? (equipment.foodAmount ?? 0) : equipment[slot] === undefined ? 0 : 1;
