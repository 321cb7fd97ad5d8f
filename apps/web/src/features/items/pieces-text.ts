import { type ItemAmount, isFood, isPet, type World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

type Items = Pick<World, 'item'>;

/** Pieces of gear and portions of food as a list: `Copper Helm, 312 × Lea Barley Bread`. */
export const piecesText = (pieces: readonly ItemAmount[], world: Items): string =>
  pieces
    .map(({ itemId, amount }) => {
      const item = world.item(itemId);
      const name = item?.name ?? '';
      return isFood(item) ? `${formatNumber(amount)} × ${name}` : name;
    })
    .join(', ');

/** What the command wear puts on and packs, without the pet that it takes along. */
export const wornPieces = (pieces: readonly ItemAmount[], world: Items): readonly ItemAmount[] =>
  pieces.filter(({ itemId }) => !isPet(world.item(itemId)));

/** The name of the pet that the command wear takes along; null when there is none. */
export function takenAlong(pieces: readonly ItemAmount[], world: Items): string | null {
  const pet = pieces.find(({ itemId }) => isPet(world.item(itemId)));
  return pet === undefined ? null : (world.item(pet.itemId)?.name ?? null);
}
