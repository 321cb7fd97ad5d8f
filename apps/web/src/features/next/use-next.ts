import { isSameWanted, type NextThing } from '@slumberfell/engine';
import { useArc } from '../arc/use-arc.ts';
import type { ForecastStatus } from '../forecast/forecast-client.ts';
import { useWanted } from '../wanted/use-wanted.ts';

interface Next {
  readonly status: ForecastStatus<readonly NextThing[]>;
  /** Whether something has changed since, and a new answer is awaited. */
  readonly isOld: boolean;
}

/**
 * The things not yet owned that would bring most for the last fight, from the forecast worker. A thing that
 * is pinned or hidden moves or goes at once, before the new answer.
 */
export function useNext(): Next {
  const { pinned, hiddenThings } = useWanted();
  const { status, isOld } = useArc();
  if (status.status !== 'answered') return { status, isOld };
  const { next } = status.answer;
  const shown = next.filter(({ wanted }) => !hiddenThings.some((one) => isSameWanted(one, wanted)));
  const isPinned = ({ wanted }: NextThing) => pinned !== null && isSameWanted(pinned, wanted);
  const answer = [...shown.filter(isPinned), ...shown.filter((thing) => !isPinned(thing))];
  return { status: { ...status, answer }, isOld };
}
