import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { Question } from './messages.ts';
import { type NightPortions, nightPortions } from './night-portions.ts';
import { type Fight, fightText, packQuestion, useFight } from './use-fight-forecast.ts';
import { useForecast } from './use-forecast.ts';

/**
 * How many portions of a food the night needs in the fight of `useFight`: undefined until it is known, null
 * where no fight can begin.
 * @param inBag owned portions besides the packed ones
 */
export function useNightPortions(foodId: number, inBag: number): NightPortions | null | undefined {
  const world = useWorld();
  const fight = useFight();
  const packed = useCharacter(({ shown: { equipment } }) =>
    equipment.food === foodId ? (equipment.foodAmount ?? 0) : 0,
  );
  const { status } = useForecast(foodQuestion(fight, foodId, world));
  if (status.status === 'waiting') return undefined;
  if (status.status !== 'answered') return null;
  // Until the forecast is done its numbers still move, and an amount that moves cannot be read.
  return status.isDone ? nightPortions(status.answer, { inBag, packed }, fightText(fight, world)) : undefined;
}

function foodQuestion(
  fight: Fight,
  foodId: number,
  world: Parameters<typeof packQuestion>[1],
): Question<'food'> {
  if (fight.isRunning) return { kind: 'food', foodId, command: null };
  const { command, suppose } = packQuestion(fight, world);
  return { kind: 'food', foodId, command, atRest: true, ...(suppose && { suppose }) };
}
