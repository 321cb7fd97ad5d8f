/** Adds `id` to ascending ids. Returns the same list when it has `id` already. */
export const withId = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids : [...ids, id].sort((one, other) => one - other);

/** Removes `id` from ids. */
export const withoutId = (ids: readonly number[], id: number): readonly number[] =>
  ids.filter((other) => other !== id);
