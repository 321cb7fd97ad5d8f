// chunk: calls
import type { Outcome } from './api/call.ts';

/** A call that can be made before the scripts that use its outcome have loaded. */
export interface Prefetch<T> {
  /**
   * Makes the call, unless an earlier `start` has made it and `take` has not been called since. With
   * `before`, it makes the call after that promise has resolved.
   */
  readonly start: (before?: Promise<void>) => Promise<Outcome<T>>;
  /**
   * Returns the outcome of the prefetched call, at most once and only if that call succeeded; else makes a
   * new call.
   */
  readonly take: () => Promise<Outcome<T>>;
}

export function prefetch<T>(make: () => Promise<Outcome<T>>): Prefetch<T> {
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
