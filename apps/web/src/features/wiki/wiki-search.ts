// chunk: first
import type { TraitAim } from '@slumberfell/engine';

/** Search parameters of the Wiki's addresses, so that a list keeps its place when a reader returns. */
export interface WikiSearch {
  /** The typed search words. */
  readonly q?: string;
  /** Number of an item category: the list of items then shows only this one. */
  readonly kind?: number;
  /** Number of a verb: the list of items or recipes then shows only items with a trait of it. */
  readonly verb?: number;
  /** The list of items or recipes then shows only items that are good for it. */
  readonly aim?: TraitAim;
  /** Id of an item set: the list of items then shows only its pieces. */
  readonly set?: number;
}

/** Maximum length of the search words. */
export const LONGEST_SEARCH = 60;

/** All aims. Not the engine's list: the landing page would load the engine with it. */
const AIMS: Readonly<Record<TraitAim, true>> = { experience: true, gold: true, safety: true, work: true };
const isAim = (value: unknown): value is TraitAim => typeof value === 'string' && Object.hasOwn(AIMS, value);

/** Keeps only valid parameters, because a player may type any address. */
export function wikiSearch({ q, kind, verb, aim, set }: Readonly<Record<string, unknown>>): WikiSearch {
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== ''
      ? { q: String(q).slice(0, LONGEST_SEARCH) }
      : {}),
    ...(isCount(kind) ? { kind } : {}),
    ...(isCount(verb) ? { verb } : {}),
    ...(isAim(aim) ? { aim } : {}),
    ...(isCount(set) ? { set } : {}),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
