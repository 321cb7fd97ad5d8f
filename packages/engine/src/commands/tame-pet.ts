import { idOf } from '../inputs/field.ts';
import { tamePetObstacles } from '../obstacles/collect.ts';
import { command } from './command.ts';

/**
 * Takes a pet from the inventory and tames it permanently. Its bonus counts from the next experience that the
 * character gains (game-design 2.15, 2.16b).
 */
export const tamePet = command({
  name: 'tame-pet',
  section: 'character',
  summary: 'Tame a pet of the inventory',
  notes: 'The body is the id of the pet.',
  input: { itemId: idOf('item') },
  bare: 'itemId',
  refusals: ['item/unknown', 'pet/not-a-pet', 'item/not-owned', 'pet/tamed'],
  obstacles: tamePetObstacles,
  run(draft, { itemId }) {
    draft.spend(itemId, 1, 'tamed');
    draft.emit({ type: 'PetTamed', itemId });
  },
});
