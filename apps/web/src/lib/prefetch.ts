import type { Outcome } from './api/call.ts';

/** A call that can be made before the scripts that need its outcome are loaded. */
export interface Prefetch<T> {
  /** Makes the call if it was not made yet. With `before`, it waits until that promise has settled. */
  readonly start: (before?: Promise<void>) => Promise<Outcome<T>>;
  /** The outcome of the prefetch, if it succeeded and was not taken yet; otherwise that of a new call. */
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
