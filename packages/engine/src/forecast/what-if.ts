import { healingThresholdOf } from '../character/healing-threshold.ts';
import { execute } from '../commands/execute.ts';
import { type PlayerCommand, withSeeds } from '../commands/player-command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { withFood } from '../events/food-slot.ts';
import type { PieceNotWorn } from '../events/possessions.ts';
import type { GameEvent } from '../events/registry.ts';
import { amountOf, withAmount } from '../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../state/experience.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import { isCombat, type Shown, type State } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
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
  const outcome = supposed(shown, command, world, at);
  return 'refused' in outcome ? outcome : outcome.shown;
}

/** What is shown after a command, and its events. */
interface Supposed {
  readonly shown: Shown;
  readonly events: readonly GameEvent[];
}

function supposed(
  shown: Shown,
  command: SettingCommand,
  world: World,
  at: number,
): Supposed | Refusal<RefusalCode> {
  const state: State = { shown, hidden: hiddenOf(shown, null) };
  const outcome = execute(state, withSeeds(command, noSeed), timelineOf(world), at);
  return 'refused' in outcome ? outcome : { shown: state.shown, events: outcome.events };
}

/** What wearing a saved set would do. */
export interface SetOutcome {
  /** What is shown after it. */
  readonly shown: Shown;
  /** What it could not put on, pack in the whole amount, or take off. */
  readonly notWorn: readonly PieceNotWorn[];
  /**
   * Whether the set is worn already: its slots and settings are as it has them. Of food only the kind counts,
   * because a fight eats it.
   */
  readonly isWorn: boolean;
}

/** @returns null when no set is saved in the place */
export function wearingSet(shown: Shown, slot: number, world: World, at: number): SetOutcome | null {
  const outcome = supposed(shown, { name: 'wear', input: { slot } }, world, at);
  if ('refused' in outcome) return null;
  const notWorn = outcome.events.flatMap((event) => (event.type === 'OnPiecesNotWorn' ? event.pieces : []));
  const { food } = shown.equipment;
  const isWorn =
    settingsOf(shown) === settingsOf(outcome.shown) && notWorn.every(({ itemId }) => itemId === food);
  return { shown: outcome.shown, notWorn, isWorn };
}

/** A text that is the same when the same is worn and packed, with the same settings. */
function settingsOf(shown: Shown): string {
  const { equipment, trainingAttribute } = shown;
  const slots = [...WORN_SLOTS.map((slot) => equipment[slot] ?? 0), equipment.food ?? 0];
  return [...slots, healingThresholdOf(shown), trainingAttribute].join();
}

/** What is shown when pieces are worn and food is packed; the same where the command wear is refused. */
export function wearing(shown: Shown, pieces: readonly ItemAmount[], world: World, at: number): Shown {
  if (pieces.length === 0) return shown;
  const worn = whatIf(shown, { name: 'wear', input: { pieces } }, world, at);
  return 'refused' in worn ? shown : worn;
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
