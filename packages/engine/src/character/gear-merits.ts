import { slotOf, wornSlotOf } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { Item } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { equipObstacles } from './equip-obstacles.ts';
import { CRITICAL_CHANCE_SCALE, gearSums } from './gear.ts';

/** This file says which of two pieces is better. The page and the search for the best set ask it. */

/** The attributes that a fight reads of worn gear (`gearSums`). Each is better the larger it is. */
export const GEAR_ATTRIBUTES = ['attackPower', 'armor', 'criticalChance'] as const;
/** These, and the one that it reads of food. */
export const PIECE_ATTRIBUTES = [...GEAR_ATTRIBUTES, 'healingAmount'] as const;
export type PieceAttribute = (typeof PIECE_ATTRIBUTES)[number];

/** A number that makes an entry better the larger it is. */
export type Merit<T> = (entry: T) => number;

/**
 * Every number in which a piece can be better than another one. None of them ever makes a turn worse: under
 * the same draws attack power raises each hit, armor lowers each hit that is taken, critical chance only adds
 * critical hits, and a portion restores more. Add another merit of a piece here, as a function.
 */
export const PIECE_MERITS: readonly Merit<Item>[] = PIECE_ATTRIBUTES.map(
  (name) => (piece) => piece[name] ?? 0,
);

/** The numbers of an entry, in the order of the merits. */
export const meritsOf = <T>(entry: T, merits: readonly Merit<T>[]): readonly number[] =>
  merits.map((merit) => merit(entry));

/** Whether the first entry is at least as good in every merit, and better in one. */
export const dominates = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((merit, index) => merit >= (other[index] as number)) &&
  one.some((merit, index) => merit > (other[index] as number));

const NO_MERITS = PIECE_MERITS.map(() => 0);

/** Whether each trait of the second piece is one of the first, at least as strong. */
const keepsTraits = ({ traits = [] }: Item, other: Item): boolean =>
  (other.traits ?? []).every(([verb, a, b]) =>
    traits.some((trait) => trait[0] === verb && trait[1] >= a && trait[2] === b),
  );

/**
 * Whether a piece is better than another one of its type, or than an empty slot. A weapon of another attack
 * style is not called better: it also trains other skills. Nor is a piece that lacks a trait of the other,
 * because what a trait is worth depends on the fight.
 * @param other undefined for an empty slot
 */
export function isBetterPiece(one: Item, other: Item | undefined): boolean {
  if (other === undefined) return dominates(meritsOf(one, PIECE_MERITS), NO_MERITS);
  if (one.equipmentType !== other.equipmentType) return false;
  if (one.providedAttackStyle !== other.providedAttackStyle) return false;
  return keepsTraits(one, other) && dominates(meritsOf(one, PIECE_MERITS), meritsOf(other, PIECE_MERITS));
}

/** What a piece is compared with: the piece in its slot, or the empty slot. */
export type ReplacedPiece = Item | 'empty slot';

/**
 * The worn piece that an item would replace, or for food the packed food. Pieces of different types are never
 * compared (specification 5.7).
 * @returns undefined when the item cannot be worn or packed, or when the world does not have the worn item
 */
export function replacedPiece(item: Item, { equipment }: Shown, world: World): ReplacedPiece | undefined {
  const slot = slotOf(item);
  if (slot === undefined) return undefined;
  const wornId = equipment[slot];
  return wornId === undefined ? 'empty slot' : world.item(wornId);
}

/** Whether the character can wear or pack the item, and it is better than what is in its slot. */
export function isBetterThanWorn(item: Item, shown: Shown, world: World): boolean {
  const replaced = replacedPiece(item, shown, world);
  if (replaced === undefined || equipObstacles(shown, item).length > 0) return false;
  return isBetterPiece(item, replaced === 'empty slot' ? undefined : replaced);
}

/**
 * An attribute of a piece minus that of another one, undefined counting as 0. Critical chances have one
 * decimal. The rounding removes the error of binary fractions.
 */
export const attributeChange = (
  name: PieceAttribute,
  one: Item | undefined,
  other: Item | undefined,
): number => Math.round(((one?.[name] ?? 0) - (other?.[name] ?? 0)) * 10) / 10;

/**
 * What a piece of gear adds to the worn set: the sum of its changes, each as a share of what the whole set
 * gives.
 * @returns null when the piece is not better than the worn one or cannot be worn; null for food
 */
export function gearGain(item: Item, shown: Shown, world: World): number | null {
  const slot = wornSlotOf(item);
  if (slot === undefined || !isBetterThanWorn(item, shown, world)) return null;
  const worn = world.item(shown.equipment[slot] ?? 0);
  const { attackPower, armor, criticalChance } = gearSums(shown.equipment, world);
  const sums = { attackPower, armor, criticalChance: (criticalChance * 100) / CRITICAL_CHANCE_SCALE };
  return GEAR_ATTRIBUTES.reduce(
    (gain, name) => gain + attributeChange(name, item, worn) / Math.max(1, sums[name]),
    0,
  );
}
