import { equipObstacles, type Item, isFood, type Shown, SLOT_OF_TYPE, type World } from '@slumberfell/engine';

export type AttributeName = 'attackPower' | 'armor' | 'criticalChance' | 'healingAmount';

/** One attribute of a piece, and the difference to the worn piece. */
export interface AttributeLine {
  readonly name: AttributeName;
  /** 0 when only the worn piece has this attribute. */
  readonly value: number;
  /**
   * This piece's value of the attribute minus that of the piece worn in the same slot; an empty slot counts
   * as 0. Null when nothing is compared.
   */
  readonly change: number | null;
}

const NAMES: readonly AttributeName[] = ['attackPower', 'armor', 'criticalChance', 'healingAmount'];

/** What a piece is compared with: the piece in its slot, or the empty slot. */
export type ReplacedPiece = Item | 'empty slot';

/**
 * The worn piece that this item would replace, or for food the packed food. The page never compares pieces of
 * different types (specification 5.7).
 * @returns undefined when the item cannot be worn or packed, or when the page's static data does not have the
 * worn item
 */
export function replacedPiece(item: Item, shown: Shown, world: World): ReplacedPiece | undefined {
  if (item.equipmentType === undefined) return undefined;
  const slot = isFood(item) ? 'food' : SLOT_OF_TYPE[item.equipmentType];
  if (slot === undefined) return undefined;
  const wornId = shown.equipment[slot];
  return wornId === undefined ? 'empty slot' : world.item(wornId);
}

/**
 * The attributes that this piece has, the worn piece has, or both have.
 * @param replaced undefined: nothing is compared
 */
export function attributeLines(item: Item, replaced: ReplacedPiece | undefined): AttributeLine[] {
  const worn = replaced === 'empty slot' ? undefined : replaced;
  return NAMES.flatMap((name) => {
    const value = item[name];
    const before = worn?.[name];
    if (value === undefined && before === undefined) return [];
    // Critical chances have one decimal. The rounding removes the error of binary fractions.
    const change = replaced ? Math.round(((value ?? 0) - (before ?? 0)) * 10) / 10 : null;
    return [{ name, value: value ?? 0, change }];
  });
}

/**
 * Whether wearing a piece gives more of an attribute than what is worn in its slot, and less of none. A
 * weapon of another attack style is not called better: it also trains other skills.
 */
export function isBetter(item: Item, shown: Shown, world: World): boolean {
  const replaced = replacedPiece(item, shown, world);
  if (replaced === undefined) return false;
  if (replaced !== 'empty slot' && replaced.providedAttackStyle !== item.providedAttackStyle) return false;
  const changes = attributeLines(item, replaced).map(({ change }) => change ?? 0);
  return changes.every((change) => change >= 0) && changes.some((change) => change > 0);
}

/**
 * Whether the character can wear the piece and it is better than the worn one: more of at least one
 * attribute, less of none, and of the same attack style. Food is not compared.
 */
export function isBetterThanWorn(item: Item, shown: Shown, world: World): boolean {
  const replaced = replacedPiece(item, shown, world);
  if (replaced === undefined || isFood(item) || equipObstacles(shown, item).length > 0) return false;
  if (replaced !== 'empty slot' && replaced.providedAttackStyle !== item.providedAttackStyle) return false;
  const changes = attributeLines(item, replaced).map(({ change }) => change ?? 0);
  return changes.some((change) => change > 0) && changes.every((change) => change >= 0);
}
