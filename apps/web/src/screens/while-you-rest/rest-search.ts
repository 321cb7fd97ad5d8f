/** What the address of the history says: `since`, one report, by when its absence began; `page`, from 1. */
export interface RestSearch {
  readonly since?: number;
  readonly page?: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Leaves out what is not of its kind: anybody can write an address. */
export const restSearch = ({ since, page }: Readonly<Record<string, unknown>>): RestSearch => ({
  ...(isCount(since) && { since }),
  ...(isCount(page) && page > 1 && { page }),
});
