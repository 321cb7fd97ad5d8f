import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import type { World } from '../world/world.ts';
import { CombatForecast } from './combat-forecast.ts';
import type { OpenForecast } from './forecast.ts';
import { ItemActionForecast } from './item-action-forecast.ts';
import { openNoRunForecast } from './no-run-forecast.ts';
import { PRECISION, type Precision } from './precision.ts';
import { begin, type ForecastQuestion } from './question.ts';

/**
 * Opens a forecast under the live content. It reads nothing hidden.
 * Runs of a dungeon for which no food is packed rest at once (`no-run-forecast.ts`).
 * @returns the refusal when the command cannot begin: the code that the command itself would have. With no
 * command it is `action/none` when nothing runs
 */
export function openForecast(
  question: ForecastQuestion,
  world: World,
  precision: Precision = PRECISION,
): OpenForecast | Refusal<RefusalCode> {
  const begun = begin(question, world);
  if ('refused' in begun)
    return begun.refused === 'dungeon/food' ? openNoRunForecast(question, world) : begun;
  const { shown, action } = begun;
  return action.kind === 'craft' || action.kind === 'disenchant'
    ? new ItemActionForecast(question, shown, action, world)
    : new CombatForecast(question, shown, action, world, precision);
}
