import { type ItemAmount, isFood, type NightPack } from '@slumberfell/engine';
import type { ForecastStatus } from '../../features/forecast/forecast-client.ts';
import { packQuestion, useFight } from '../../features/forecast/use-fight-forecast.ts';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { useWorld } from '../../lib/static-data/load.ts';

/** What the character shall put on for its last fight. */
export interface Advice {
  readonly status: ForecastStatus<NightPack>['status'];
  /** Empty while it is not known, and when nothing owned is better. */
  readonly pieces: readonly ItemAmount[];
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
  const pieces = status.status === 'answered' ? status.answer.pieces : [];
  const isGear = ({ itemId }: ItemAmount) => !isFood(world.item(itemId));
  return { status: status.status, pieces: fight.isRunning ? pieces.filter(isGear) : pieces, isOld };
}
