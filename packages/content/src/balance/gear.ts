import {
  type AttackStyle,
  type Equipment,
  EquipmentType,
  type Item,
  ItemQuality,
  SLOT_OF_TYPE,
} from '@slumberfell/engine';
import { sets } from './shipped.ts';

/**
 * The qualities from which `bestGear` chooses. `STARTER_GEAR`: at the start of the game. `NORMAL_GEAR`: at
 * par (`atPar`). `BEST_GEAR`: all qualities.
 */
export const STARTER_GEAR: readonly ItemQuality[] = [ItemQuality.Common];
const NORMAL_GEAR: readonly ItemQuality[] = [ItemQuality.Common, ItemQuality.Uncommon];
export const BEST_GEAR: readonly ItemQuality[] = Object.values(ItemQuality);

/** For each slot, the best piece that a character of one style with all combat skills at `level` can wear. */
export function bestGear(style: AttackStyle, level: number, qualities = NORMAL_GEAR): Equipment {
  const best = new Map<string, { id: number; merit: number }>();
  for (const piece of sets.items) {
    const slot = piece.equipmentType === undefined ? undefined : SLOT_OF_TYPE[piece.equipmentType];
    if (slot === undefined || !qualities.includes(piece.quality) || !fits(piece, style, level)) continue;
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
