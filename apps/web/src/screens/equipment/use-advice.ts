import { type ItemAmount, isFood, type NightPack, type Preparation } from '@slumberfell/engine';
import type { ForecastStatus } from '../../features/forecast/forecast-client.ts';
import { packQuestion, useFight } from '../../features/forecast/use-fight-forecast.ts';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { useWorld } from '../../lib/static-data/load.ts';

/** What the character shall change for its last fight: nothing while that is not known. */
export interface Advice extends Preparation {
  readonly status: ForecastStatus<NightPack>['status'];
  /** Whether something has changed since, and a new answer is awaited. */
  readonly isOld: boolean;
}

/**
 * Asks the played fight what to wear and to pack. A running fight eats the packed food and has less than a
 * whole night left, so for that no food is advised.
 */
export function useAdvice(): Advice {
  const world = useWorld();
  const fight = useFight();
  const { status, isOld } = useForecast<'pack'>(packQuestion(fight, world));
  const { pieces, healingShare } = status.status === 'answered' ? status.answer : NOTHING;
  const isGear = ({ itemId }: ItemAmount) => !isFood(world.item(itemId));
  const advised = fight.isRunning ? pieces.filter(isGear) : pieces;
  return { status: status.status, pieces: advised, healingShare, isOld };
}

const NOTHING: Preparation = { pieces: [], healingShare: null };
