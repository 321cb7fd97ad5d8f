import type { Outcome } from './api/call.ts';

/** A call that is made before the scripts which wait for its answer are here. */
export interface Ahead<T> {
  /** Makes the call now, or once something that is to be had before has settled, if it is not made yet. */
  readonly start: (before?: Promise<void>) => Promise<Outcome<T>>;
  /** The answer: of the call made ahead, once and if it succeeded; otherwise that of a call made now. */
  readonly take: () => Promise<Outcome<T>>;
}

export function ahead<T>(make: () => Promise<Outcome<T>>): Ahead<T> {
  let made: Promise<Outcome<T>> | null = null;
  return {
    start(before) {
      made ??= before ? before.then(make) : make();
      return made;
    },
    async take() {
      const taken = await made;
      made = null;
      return taken?.ok ? taken : make();
    },
  };
}
