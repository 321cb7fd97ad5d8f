import { type ItemAmount, isFood, type World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

/** Pieces of gear and portions of food as a list: `Copper Helm, 312 × Lea Barley Bread`. */
export const piecesText = (pieces: readonly ItemAmount[], world: Pick<World, 'item'>): string =>
  pieces
    .map(({ itemId, amount }) => {
      const item = world.item(itemId);
      const name = item?.name ?? '';
      return isFood(item) ? `${formatNumber(amount)} × ${name}` : name;
    })
    .join(', ');
