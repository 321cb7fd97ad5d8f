import {
  type AttackStyle,
  CRITICAL_MULTIPLIER,
  characterDamage,
  characterMultiplier,
  type Enemy,
  EnemyType,
  type Equipment,
  EquipmentType,
  enemyDamage,
  enemyMultiplier,
  type Fighter,
  fighterOf,
  gearSums,
  type Item,
  ItemQuality,
  lowestRoll,
  styleMultiplier,
  type World,
  wornSlotOf,
} from '@slumberfell/engine';

/**
 * The fighter of the guide's examples: all combat skills have the same level, and all equipment is uncommon.
 * `fits` says whether that fighter can wear an item.
 */

const fits = (item: Item, style: AttackStyle, level: number): boolean =>
  item.quality === ItemQuality.Uncommon &&
  (item.equipmentType === EquipmentType.Weapon
    ? item.providedAttackStyle === style
    : (item.requiredAttackStyle ?? style) === style) &&
  Math.max(item.requiredAttackLevel ?? 0, item.requiredDefenceLevel ?? 0, item.requiredOffensiveLevel ?? 0) <=
    level;

/** For each slot, the uncommon piece with the highest value in gold that the fighter can wear. */
function plainEquipment(world: World, style: AttackStyle, level: number): Equipment {
  const equipment: { -readonly [S in keyof Equipment]: number } = {};
  const pieces = world.sets.items
    .filter((item) => fits(item, style, level))
    .sort((one, other) => one.value - other.value);
  for (const piece of pieces) {
    const slot = wornSlotOf(piece);
    if (slot) equipment[slot] = piece.id;
  }
  return equipment;
}

export const exampleFighter = (world: World, style: AttackStyle, level: number, card = false): Fighter =>
  fighterOf(
    gearSums(plainEquipment(world, style, level), world),
    style,
    { attack: level, defence: level, style: level },
    card,
  );

export interface HitSpan {
  readonly lowest: number;
  readonly highest: number;
}

export function dealt(fighter: Fighter, enemy: Enemy, critical: boolean): HitSpan {
  const hit = (roll: number): number =>
    characterDamage(
      fighter.attackPower,
      lowestRoll(fighter.attackLevel),
      characterMultiplier(fighter, enemy),
      roll,
      critical ? CRITICAL_MULTIPLIER : 1,
    );
  return { lowest: hit(0), highest: hit(1) };
}

export function taken(fighter: Fighter, enemy: Enemy): HitSpan {
  const hit = (roll: number): number => enemyDamage(enemy.attackPower, enemyMultiplier(fighter, enemy), roll);
  return { lowest: hit(0), highest: hit(1) };
}

export const spanText = ({ lowest, highest }: HitSpan): string =>
  lowest === highest ? String(lowest) : `${lowest} to ${highest}`;

/**
 * The normal enemy nearest to `level` against which attack style `style` has this multiplier; undefined for
 * none.
 */
export function enemyAgainst(
  world: World,
  style: AttackStyle,
  multiplier: number,
  level: number,
): Enemy | undefined {
  return world.sets.enemies
    .filter(
      (enemy) => enemy.type === EnemyType.Normal && styleMultiplier(style, enemy.attackStyle) === multiplier,
    )
    .sort(
      (one, other) => Math.abs(one.level - level) - Math.abs(other.level - level) || one.id - other.id,
    )[0];
}
