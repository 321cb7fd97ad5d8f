import type { Item } from '@slumberfell/engine';
import type { TraitsByBearer } from '../source/world-source.ts';

/** The field `traits` of a bearer. There is no field without traits, so the set keeps its version. */
export function traitsOf(bearer: string, traits: TraitsByBearer): Pick<Item, 'traits'> {
  const own = traits.get(bearer);
  return own === undefined ? {} : { traits: own };
}
