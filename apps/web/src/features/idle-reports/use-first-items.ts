import type { IdleReportAnswer } from '@slumberfell/protocol';
import { useMemo } from 'react';
import { useChronicle } from '../chronicle/use-chronicle.ts';

/** Kinds of firsts whose id is not that of an item. */
const OTHERS = new Set(['level', 'region', 'boss']);

/** Ids of the items that came for the first time while the player was away; none while that is not known. */
export function useFirstItems({
  since,
  until,
}: Pick<IdleReportAnswer, 'since' | 'until'>): ReadonlySet<number> {
  const { data } = useChronicle();
  const firsts = data?.ok ? data.answer.firsts : null;
  return useMemo(() => {
    const came = firsts?.filter(
      ({ kind, at }) => !OTHERS.has(kind) && at !== null && at > since && at <= until,
    );
    return new Set(came?.map(({ id }) => id));
  }, [firsts, since, until]);
}
