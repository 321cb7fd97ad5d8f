import { type Kit, kitOf, NO_KIT } from './kit.ts';
import type { Trait } from './trait.ts';

/** Kits that are kept. Beyond it all are forgotten, so that the memory of a server has a bound. */
const MOST_KITS = 2_000;

/** The kits of worn pieces, each computed once. The same bearers have the same object. */
export class WornKits {
  readonly #traitsOf: (bearers: readonly number[]) => readonly Trait[];
  readonly #kits = new Map<string, Kit>();

  /** @param traitsOf the traits of several bearers together */
  constructor(traitsOf: (bearers: readonly number[]) => readonly Trait[]) {
    this.#traitsOf = traitsOf;
  }

  /** @param bearers ids of items with traits or of item sets */
  of(bearers: readonly number[]): Kit {
    if (bearers.length === 0) return NO_KIT;
    const key = bearers.join();
    const known = this.#kits.get(key);
    if (known) return known;
    if (this.#kits.size >= MOST_KITS) this.#kits.clear();
    const kit = kitOf(this.#traitsOf(bearers), 'item');
    this.#kits.set(key, kit);
    return kit;
  }
}
