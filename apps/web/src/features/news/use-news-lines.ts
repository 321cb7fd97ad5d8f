import type { NewsLine } from '@slumberfell/protocol';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Failure } from '../../lib/api/call.ts';

/** The newest lines of the news that name characters. */
export type Lines =
  | { readonly ok: true; readonly lines: readonly NewsLine[]; readonly total: number }
  | { readonly ok: false; readonly failure: Failure };

/** @param pages how many pages of the newest lines are fetched */
export const useNewsLines = (pages: number) =>
  useQuery({
    queryKey: ['news-lines', pages],
    queryFn: () => fetchLines(pages),
    placeholderData: keepPreviousData,
  });

async function fetchLines(pages: number): Promise<Lines> {
  const numbers = Array.from({ length: pages }, (_, index) => String(index + 1));
  const outcomes = await Promise.all(numbers.map((page) => call('get-news-lines', { page })));
  // A line that was added between two of the calls moves another one to the next page.
  const lines = new Map<number, NewsLine>();
  let total = 0;
  for (const outcome of outcomes) {
    if (!outcome.ok) return { ok: false, failure: outcome.failure };
    total = outcome.answer.total;
    for (const line of outcome.answer.lines) lines.set(line.id, line);
  }
  return { ok: true, lines: [...lines.values()], total };
}
