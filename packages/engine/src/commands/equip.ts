import { EQUIP_OBSTACLES } from '../character/equip-obstacles.ts';
import { idOf } from '../inputs/field.ts';
import { wearObstacles } from '../obstacles/equip.ts';
import { wearPiece } from '../wearing/exchange.ts';
import { command } from './command.ts';

/**
 * The character wears a piece of the inventory. The piece that was in the slot returns to the inventory. If
 * the attack style changes, each worn piece that requires another style returns too (game-design 2.13).
 */
export const equip = command({
  name: 'equip',
  section: 'character',
  summary: 'Wear an item of the inventory',
  notes: 'The body is the id of the item.',
  input: { itemId: idOf('item') },
  bare: 'itemId',
  refusals: [
    'item/unknown',
    'item/not-owned',
    'equip/not-equipment',
    'equip/is-food',
    ...EQUIP_OBSTACLES,
    'amount/too-large',
  ],
  obstacles: wearObstacles,
  run: wearPiece,
});
