import type { CommandInputs } from '../commands.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ItemCategory } from '../static-data.ts';
import type { Draft } from './draft.ts';

/** Tames a pet for good; its bonus counts from the next grant (game-design 2.15, 2.16b). */
export function tamePet(draft: Draft, { itemId }: CommandInputs['tame-pet']): Refusal | null {
  const item = draft.world.item(itemId);
  if (!item) return refuse('item/unknown');
  if (item.category !== ItemCategory.Pet) return refuse('pet/not-a-pet');
  if (draft.owned(itemId) < 1) return refuse('item/not-owned');
  if (draft.shown.pets.includes(itemId)) return refuse('pet/tamed');
  draft.spend(itemId, 1, 'tamed');
  draft.emit({ type: 'PetTamed', itemId });
  return null;
}
