/**
 * The search parameters of the history: `since`, the report with this begin of the absence (epoch ms);
 * `page`, from 1.
 */
export interface ReportSearch {
  readonly since?: number;
  readonly page?: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Keeps only valid parameters, because an address can be typed by hand. */
export const reportSearch = ({ since, page }: Readonly<Record<string, unknown>>): ReportSearch => ({
  ...(isCount(since) && { since }),
  ...(isCount(page) && page > 1 && { page }),
});
