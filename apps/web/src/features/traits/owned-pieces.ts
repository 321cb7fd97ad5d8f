import { bearersOf, entriesOf, type Item, type Shown, type World } from '@slumberfell/engine';

/** What a character owns that has traits. */
export interface OwnedPieces {
  readonly worn: readonly Item[];
  /** Kinds of pieces in the bag. */
  readonly inBag: number;
}

/** What a character wears or takes along that has traits (`bearersOf`), and what it has in the bag. */
export function ownedPieces(
  shown: Pick<Shown, 'equipment' | 'companion' | 'inventory'>,
  world: World,
): OwnedPieces {
  const hasTraits = ([id]: readonly [number, number]) => world.item(id)?.traits !== undefined;
  return {
    worn: bearersOf(shown, world).flatMap((id) => world.item(id) ?? []),
    inBag: entriesOf(shown.inventory).filter(hasTraits).length,
  };
}

export const ownsAny = ({ worn, inBag }: OwnedPieces): boolean => worn.length + inBag > 0;
