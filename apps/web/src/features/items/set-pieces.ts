import { amountOf, type Item, type ItemSet, type Shown, type World, wornSlotOf } from '@slumberfell/engine';
import { piecesOfSet } from '../traits/item-sets.ts';

/** What a character has of a piece of an item set. */
export const PIECE_STATES = ['worn', 'owned', 'missing'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

export interface SetPiece {
  readonly item: Item;
  /** Null for a visitor. */
  readonly state: PieceState | null;
}

type Belongings = Pick<Shown, 'equipment' | 'inventory'>;

function stateOf(item: Item, { equipment, inventory }: Belongings): PieceState {
  const slot = wornSlotOf(item);
  if (slot !== undefined && equipment[slot] === item.id) return 'worn';
  return amountOf(inventory, item.id) > 0 ? 'owned' : 'missing';
}

/**
 * The pieces of an item set: first those that are worn, then those in the bag, then the missing ones.
 * @param shown null for a visitor
 */
export function setPieces(itemSet: ItemSet, shown: Belongings | null, world: World): readonly SetPiece[] {
  const pieces = piecesOfSet(itemSet, world);
  if (shown === null) return pieces.map((item) => ({ item, state: null }));
  const stated = pieces.map((item) => ({ item, state: stateOf(item, shown) }));
  return PIECE_STATES.flatMap((state) => stated.filter((piece) => piece.state === state));
}

/** The line that opens the list: `All 16 pieces: 1 worn, 2 more owned`. */
export function piecesSummary(pieces: readonly SetPiece[]): string {
  const count = (state: PieceState) => pieces.filter((piece) => piece.state === state).length;
  const [worn, owned] = [count('worn'), count('owned')];
  const parts = [
    ...(worn > 0 ? [`${worn} worn`] : []),
    ...(owned > 0 ? [worn > 0 ? `${owned} more owned` : `${owned} owned`] : []),
  ];
  const all = pieces.length === 1 ? 'Its only piece' : `All ${pieces.length} pieces`;
  return parts.length === 0 ? all : `${all}: ${parts.join(', ')}`;
}
