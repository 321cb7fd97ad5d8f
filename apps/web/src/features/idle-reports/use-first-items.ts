import type { IdleReportAnswer } from '@slumberfell/protocol';
import { useMemo } from 'react';
import { isItemFirst } from '../chronicle/is-item-first.ts';
import { useChronicle } from '../chronicle/use-chronicle.ts';

/** Ids of the items that came for the first time while the player was away; none while that is not known. */
export function useFirstItems({
  since,
  until,
}: Pick<IdleReportAnswer, 'since' | 'until'>): ReadonlySet<number> {
  const { data } = useChronicle();
  const firsts = data?.ok ? data.answer.firsts : null;
  return useMemo(() => {
    const came = firsts?.filter(isItemFirst).filter(({ at }) => at > since && at <= until);
    return new Set(came?.map(({ id }) => id));
  }, [firsts, since, until]);
}
