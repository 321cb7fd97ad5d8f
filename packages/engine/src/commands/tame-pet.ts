import { ItemCategory } from '../world/static-data.ts';
import { command } from './command.ts';
import { idOf } from './input.ts';
import { refuse } from './refusal.ts';

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
  refusals: ['item/unknown', 'pet/not-a-pet', 'item/not-owned', 'pet/tamed'],
  run(draft, { itemId }) {
    const item = draft.world.item(itemId);
    if (!item) return refuse('item/unknown');
    if (item.category !== ItemCategory.Pet) return refuse('pet/not-a-pet');
    if (draft.owned(itemId) < 1) return refuse('item/not-owned');
    if (draft.shown.pets.includes(itemId)) return refuse('pet/tamed');
    draft.spend(itemId, 1, 'tamed');
    draft.emit({ type: 'PetTamed', itemId });
    return null;
  },
});
