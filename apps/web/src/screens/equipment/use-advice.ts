import {
  equipObstacles,
  type ItemAmount,
  isFood,
  type Shown,
  type Slot,
  type World,
} from '@slumberfell/engine';
import { packQuestion, useFight } from '../../features/forecast/use-fight-forecast.ts';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { SLOTS } from '../../features/items/slots.ts';
import { useWorld } from '../../lib/static-data/load.ts';

/** What the character shall put on for its last fight. */
export interface Advice {
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
  return { pieces: fight.isRunning ? pieces.filter(isGear) : pieces, isOld };
}

/** The piece of the advice that can be put into a slot by itself; null when there is none. */
export function advisedFor(slot: Slot, { pieces }: Advice, shown: Shown, world: World): ItemAmount | null {
  const type = SLOTS.find((spec) => spec.slot === slot)?.type;
  const fits = ({ itemId }: ItemAmount): boolean => {
    const item = world.item(itemId);
    return item?.equipmentType === type && item !== undefined && equipObstacles(shown, item).length === 0;
  };
  return pieces.find(fits) ?? null;
}
