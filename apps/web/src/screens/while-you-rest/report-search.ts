// chunk: first
/**
 * The search parameters of the address of the idle reports: `since`, the first instant of the shown report
 * (epoch ms); `page`, the page of the list, from 1.
 */
export interface ReportSearch {
  readonly since?: number;
  readonly page?: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Keeps only valid parameters, because a player may type any address. */
export const reportSearch = ({ since, page }: Readonly<Record<string, unknown>>): ReportSearch => ({
  ...(isCount(since) && { since }),
  ...(isCount(page) && page > 1 && { page }),
});
