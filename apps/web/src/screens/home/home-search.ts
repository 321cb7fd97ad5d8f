// chunk: first
/** The search parameter of the address of Home: `again`, which opens the offer to begin the same again. */
export interface HomeSearch {
  readonly again?: true;
}

/** `/home?again` has the parameter without a value. */
export const homeSearch = (search: Readonly<Record<string, unknown>>): HomeSearch =>
  'again' in search && search.again !== false ? { again: true } : {};
