import { execute } from '../commands/execute.ts';
import { type PlayerCommand, withSupplied } from '../commands/player-command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { withFood } from '../events/food-slot.ts';
import { amountOf, withAmount } from '../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../state/experience.ts';
import { isCombat, type Shown, type State } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type Preparation, preparationCommands } from './preparation.ts';
import { type BeginCommand, hiddenOf, timelineOf } from './question.ts';

/** A what-if is the same question from something else shown. */

/** A command that begins no session. */
export type SettingCommand = Exclude<PlayerCommand, BeginCommand>;

/**
 * What is shown after a command: other equipment, food, healing threshold, training attribute or region.
 * @returns the refusal when the command is refused
 */
export function whatIf(
  shown: Shown,
  command: SettingCommand,
  world: World,
  at: number,
): Shown | Refusal<RefusalCode> {
  const state: State = { shown, hidden: hiddenOf(shown, null) };
  const outcome = execute(state, withSupplied(command, noSeed), timelineOf(world), at);
  return 'refused' in outcome ? outcome : state.shown;
}

/** What is shown after a preparation. A command that is refused and those after it change nothing. */
export function prepared(shown: Shown, preparation: Preparation, world: World, at: number): Shown {
  let last = shown;
  for (const command of preparationCommands(preparation, shown)) {
    const next = whatIf(last, command, world, at);
    if ('refused' in next) break;
    last = next;
  }
  return last;
}

function noSeed(): never {
  throw new Error('A command that begins no session has no seed');
}

/**
 * What is shown after the running session is stopped; the same when nothing runs. A session of item actions
 * needs no stop before another begins, so it does not pause the plan.
 */
export function atRest(shown: Shown, world: World, at: number): Shown {
  if (shown.action === null) return shown;
  const stopped = whatIf(shown, { name: 'stop', input: {} }, world, at);
  if ('refused' in stopped) throw new Error(`A running session cannot be stopped: ${stopped.refused}`);
  return isCombat(shown.action) ? stopped : { ...stopped, plan: shown.plan };
}

/** What no single command gives. What is absent stays as it is. */
export interface Supposition {
  readonly regionId?: number;
  /** Each skill begins its level. */
  readonly levels?: readonly { readonly skillId: number; readonly level: number }[];
  /** Content of the food slot. */
  readonly food?: ItemAmount;
  /** At least so many are owned. */
  readonly owned?: readonly ItemAmount[];
}

/** What would be shown of a character in other circumstances. */
export function supposing(shown: Shown, { regionId, levels = [], food, owned = [] }: Supposition): Shown {
  const experience = [...shown.experience];
  for (const { skillId, level } of levels) experience[skillId - 1] = EXPERIENCE_TABLE[level - 1] as number;
  let { inventory } = shown;
  for (const { itemId, amount } of owned)
    inventory = withAmount(inventory, itemId, Math.max(amount, amountOf(inventory, itemId)));
  return {
    ...shown,
    regionId: regionId ?? shown.regionId,
    experience,
    equipment: food === undefined ? shown.equipment : withFood(shown.equipment, food.itemId, food.amount),
    inventory,
  };
}
