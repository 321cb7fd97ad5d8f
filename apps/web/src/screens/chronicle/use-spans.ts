import { useEffect, useMemo, useState } from 'react';
import { useChronicleDays } from '../../features/chronicle/use-chronicle.ts';
import { type Span, spanOf, weeksOf } from './spans.ts';

export type SpanLength = 'days' | 'weeks';

/** Bars of a chart: a month, or half a year. */
const BARS: Readonly<Record<SpanLength, number>> = { days: 30, weeks: 26 };

/** The newest days or weeks, or older ones, as many as a chart shows. */
export function useSpans(length: SpanLength) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useChronicleDays();
  /** How many windows before the newest. */
  const [window, setWindow] = useState(0);
  const [known, setKnown] = useState(length);
  if (known !== length) {
    setKnown(length);
    setWindow(0);
  }
  const spans = useMemo((): readonly Span[] => {
    const days = (data?.pages ?? []).flatMap((page) => (page.ok ? page.answer.days.map(spanOf) : []));
    return length === 'days' ? days : weeksOf(days, !hasNextPage);
  }, [data, length, hasNextPage]);
  const bars = BARS[length];
  const end = (window + 1) * bars;
  const isShort = spans.length <= end && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetchingNextPage) void fetchNextPage();
  }, [isShort, isFetchingNextPage, fetchNextPage]);
  const failed = data?.pages.find((page) => !page.ok);
  return {
    /** The newest first. */
    spans: spans.slice(window * bars, end),
    isWaiting: !data || (isShort && spans.length <= window * bars),
    failure: failed && !failed.ok ? failed.failure : null,
    retry: () => void refetch(),
    newer: window > 0 ? () => setWindow(window - 1) : null,
    older: spans.length > end || hasNextPage ? () => setWindow(window + 1) : null,
  };
}
