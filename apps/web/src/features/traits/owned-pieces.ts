import { bearersOf, entriesOf, type Item, isPet, type Shown, type World } from '@slumberfell/engine';

/** What a character owns that has traits. */
export interface OwnedPieces {
  readonly worn: readonly Item[];
  /** Kinds of pieces and pets in the bag. */
  readonly inBag: number;
  /** Whether a piece has traits, worn or in the bag. */
  readonly hasGear: boolean;
  /** Whether a pet has traits, tamed or in the bag. */
  readonly hasPets: boolean;
}

/** What a character owns that has traits: what it wears (`bearersOf`), what is in the bag, its tamed pets. */
export function ownedPieces(
  { equipment, pets, inventory }: Pick<Shown, 'equipment' | 'pets' | 'inventory'>,
  world: World,
): OwnedPieces {
  const withTraits = (ids: readonly number[]): Item[] =>
    ids.flatMap((id) => world.item(id) ?? []).filter(({ traits }) => traits !== undefined);
  const worn = withTraits(bearersOf({ equipment, companion: null }, world));
  const inBag = withTraits(entriesOf(inventory).map(([id]) => id));
  return {
    worn,
    inBag: inBag.length,
    hasGear: worn.length > 0 || inBag.some((item) => !isPet(item)),
    hasPets: withTraits(pets).length > 0 || inBag.some(isPet),
  };
}

export const ownsAny = ({ hasGear, hasPets }: OwnedPieces): boolean => hasGear || hasPets;
