import type { Item } from '@slumberfell/engine';
import { counted } from './amount-words.ts';

/** Says that an item has traits, for a list or a label: `with a trait`. Null for one without. */
export function traitCount({ traits = [] }: Pick<Item, 'traits'>): string | null {
  if (traits.length === 0) return null;
  return traits.length === 1 ? 'with a trait' : `with ${counted(traits.length, 'trait')}`;
}
