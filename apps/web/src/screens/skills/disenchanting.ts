import {
  entriesOf,
  essenceYield,
  type Item,
  type ItemAmount,
  idleTime,
  MAX_PIECES,
  type Shown,
  sessionCap,
  type World,
} from '@slumberfell/engine';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';

/** A kind of equipment in the inventory that can be disenchanted into a given essence. */
export interface Piece {
  readonly item: Item;
  readonly owned: number;
  /** Number of essences that one piece gives. */
  readonly yields: number;
}

/**
 * The pieces that can be disenchanted into an essence, those of the lowest quality first; at most as many
 * kinds as one request may contain.
 */
export const piecesFor = ({ item: essence }: ItemCraft, shown: Shown, world: World): Piece[] =>
  entriesOf(shown.inventory)
    .flatMap(([id, owned]) => {
      const item = world.item(id);
      return item?.disenchantsInto === essence.id ? [{ item, owned, yields: essenceYield(item) }] : [];
    })
    .sort((one, other) => one.item.quality - other.item.quality || one.item.id - other.item.id)
    .slice(0, MAX_PIECES);

/** Chosen amounts by item id. */
export type Choice = ReadonlyMap<number, number>;

/** A choice of all owned pieces of these kinds. */
export const allOf = (pieces: readonly Piece[]): Choice =>
  new Map(pieces.map(({ item, owned }) => [item.id, owned]));

/**
 * A choice as the input of the command, in the order of `pieces`. The amounts are limited to what the
 * character owns, and to `cap` pieces in total.
 */
export function chosenPieces(pieces: readonly Piece[], choice: Choice, cap: number): ItemAmount[] {
  let left = cap;
  return pieces.flatMap(({ item, owned }) => {
    const amount = Math.min(owned, choice.get(item.id) ?? 0, left);
    left -= amount;
    return amount > 0 ? [{ itemId: item.id, amount }] : [];
  });
}

/**
 * Largest number of pieces that one session can disenchant: the idle time divided by the time of one action.
 */
export const pieceCap = ({ craft }: ItemCraft, { trophies }: Shown, world: World): number =>
  sessionCap(idleTime(trophies, world), craft.baseActionTime);
