import type { ItemAmount, World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

/** Pieces of gear and portions of food as a list: `Copper Helm, 312 × Lea Barley Bread`. */
export const piecesText = (pieces: readonly ItemAmount[], world: Pick<World, 'item'>): string =>
  pieces
    .map(({ itemId, amount }) => {
      const { name, healingAmount } = world.item(itemId) ?? { name: '' };
      return healingAmount === undefined ? name : `${formatNumber(amount)} × ${name}`;
    })
    .join(', ');
