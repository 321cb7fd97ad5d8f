import { entriesOf, type Item, type Shown, type World, wornBearers } from '@slumberfell/engine';

/** What a character owns that has traits. */
export interface OwnedPieces {
  readonly worn: readonly Item[];
  /** Kinds of pieces in the bag. */
  readonly inBag: number;
}

/** The pieces with traits that a character wears, in the order of the slots, and has in the bag. */
export function ownedPieces(
  { equipment, inventory }: Pick<Shown, 'equipment' | 'inventory'>,
  world: World,
): OwnedPieces {
  const hasTraits = ([id]: readonly [number, number]) => world.item(id)?.traits !== undefined;
  return {
    worn: wornBearers(equipment, world).flatMap((id) => world.item(id) ?? []),
    inBag: entriesOf(inventory).filter(hasTraits).length,
  };
}

export const ownsAny = ({ worn, inBag }: OwnedPieces): boolean => worn.length + inBag > 0;
