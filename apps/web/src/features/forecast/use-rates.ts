import type { CombatTarget, Forecast } from '@slumberfell/engine';
import { useForecast } from './use-forecast.ts';

interface Rates {
  /** What an hour with a target brings: undefined until it is known, null when nothing can begin there. */
  readonly rateOf: (target: CombatTarget) => Forecast | null | undefined;
  /** Whether all rates are known. A list that is sorted before would change its order while it is read. */
  readonly isDone: boolean;
}

/** What an hour with each of some targets would bring. */
export function useRates(targets: readonly CombatTarget[]): Rates {
  const { status } = useForecast({ kind: 'rates', targets });
  if (status.status !== 'answered')
    return { rateOf: () => (status.status === 'waiting' ? undefined : null), isDone: false };
  const { answer, isDone } = status;
  const rates = new Map(targets.map((target, index) => [keyOf(target), answer[index]]));
  return { rateOf: (target) => rates.get(keyOf(target)), isDone };
}

const keyOf = ({ kind, id }: CombatTarget): string => `${kind} ${id}`;
