import { amountOf, type Item, isPet, type Shown, wornSlotOf } from '@slumberfell/engine';

/** What a character has of a piece or a pet. A pet that goes along counts as worn, a tamed one as owned. */
export const PIECE_STATES = ['worn', 'owned', 'missing'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

export interface StatedPiece {
  readonly item: Item;
  /** Null for a visitor. */
  readonly state: PieceState | null;
}

type Belongings = Pick<Shown, 'equipment' | 'inventory' | 'companion' | 'pets'>;

function stateOf(item: Item, { equipment, inventory, companion, pets }: Belongings): PieceState {
  if (isPet(item)) {
    if (companion === item.id) return 'worn';
    return pets.includes(item.id) ? 'owned' : 'missing';
  }
  const slot = wornSlotOf(item);
  if (slot !== undefined && equipment[slot] === item.id) return 'worn';
  return amountOf(inventory, item.id) > 0 ? 'owned' : 'missing';
}

/**
 * Pieces in the order of what a character has of them: first those that are worn, then the other owned ones,
 * then the missing ones.
 * @param shown null for a visitor
 */
export function statedPieces(pieces: readonly Item[], shown: Belongings | null): readonly StatedPiece[] {
  if (shown === null) return pieces.map((item) => ({ item, state: null }));
  const stated = pieces.map((item) => ({ item, state: stateOf(item, shown) }));
  return PIECE_STATES.flatMap((state) => stated.filter((piece) => piece.state === state));
}

const PET_WORDS: Readonly<Record<PieceState, string>> = {
  worn: 'with you',
  owned: 'tamed',
  missing: 'missing',
};

/** What players read for a state. */
export const stateText = (item: Item, state: PieceState): string => (isPet(item) ? PET_WORDS[state] : state);

/** The line that opens the list: `All 16 pieces: 1 worn, 2 more owned`. */
export function piecesSummary(pieces: readonly StatedPiece[]): string {
  const count = (state: PieceState) => pieces.filter((piece) => piece.state === state).length;
  const [worn, owned] = [count('worn'), count('owned')];
  const parts = [
    ...(worn > 0 ? [`${worn} worn`] : []),
    ...(owned > 0 ? [worn > 0 ? `${owned} more owned` : `${owned} owned`] : []),
  ];
  const all = pieces.length === 1 ? 'Its only piece' : `All ${pieces.length} pieces`;
  return parts.length === 0 ? all : `${all}: ${parts.join(', ')}`;
}
