import {
  type AttackStyle,
  type Equipment,
  EquipmentType,
  type Item,
  ItemQuality,
  wornSlotOf,
} from '@slumberfell/engine';
import { sets, shipped } from './shipped.ts';

const starters: ReadonlySet<number> = new Set(shipped.newCharacter.inventory.map(({ itemId }) => itemId));
/**
 * The pieces from which `bestGear` chooses. `STARTER_GEAR`: those that a new character has. `NORMAL_GEAR`: at
 * par (`atPar`). `BEST_GEAR`: pieces of all qualities.
 */
export const STARTER_GEAR = sets.items.filter(({ id }) => starters.has(id));
export const COMMON_GEAR = ofQuality(ItemQuality.Common);
const NORMAL_GEAR = ofQuality(ItemQuality.Common, ItemQuality.Uncommon);
export const ELITE_GEAR = ofQuality(ItemQuality.Common, ItemQuality.Uncommon, ItemQuality.Elite);
export const BEST_GEAR = ofQuality(...Object.values(ItemQuality));

function ofQuality(...qualities: readonly ItemQuality[]): readonly Item[] {
  return sets.items.filter(({ quality }) => qualities.includes(quality));
}

/**
 * For each slot, the best of the given pieces that a character of one style with all combat skills at
 * `level` can wear.
 */
export function bestGear(style: AttackStyle, level: number, pieces = NORMAL_GEAR): Equipment {
  const best = new Map<string, { id: number; merit: number }>();
  for (const piece of pieces) {
    const slot = wornSlotOf(piece);
    if (slot === undefined || !fits(piece, style, level)) continue;
    const merit = meritOf(piece, level);
    if (merit > (best.get(slot)?.merit ?? 0)) best.set(slot, { id: piece.id, merit });
  }
  return Object.fromEntries([...best].map(([slot, { id }]) => [slot, id]));
}

function fits(piece: Item, style: AttackStyle, level: number): boolean {
  const pieceStyle = piece.providedAttackStyle ?? piece.requiredAttackStyle ?? style;
  const pieceLevel = piece.requiredAttackLevel ?? piece.requiredDefenceLevel ?? 1;
  return pieceStyle === style && pieceLevel <= level;
}

/** A rough score of a piece within its slot: how much it shortens fights or reduces damage taken. */
function meritOf(
  { equipmentType, attackPower = 0, armor = 0, criticalChance = 0 }: Item,
  level: number,
): number {
  switch (equipmentType) {
    case EquipmentType.Weapon:
      return (attackPower + level / 2 + 2) * (1 + criticalChance / 200);
    case EquipmentType.Ring:
      return (attackPower * 2) / (10 + level) + (criticalChance / 200) * 2.2;
    case EquipmentType.Necklace:
      return armor * 0.6 + attackPower;
    default:
      return armor + attackPower * 2 + criticalChance;
  }
}
