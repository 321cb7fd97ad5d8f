import { beginCrafting } from './commands/begin-crafting.ts';
import { beginHunting } from './commands/begin-hunting.ts';
import { Draft } from './commands/draft.ts';
import { equip } from './commands/equip.ts';
import { equipFood } from './commands/equip-food.ts';
import { refresh } from './commands/refresh.ts';
import { sell } from './commands/sell.ts';
import { setHealingThreshold } from './commands/set-healing-threshold.ts';
import { setTrainingAttribute } from './commands/set-training-attribute.ts';
import { stop } from './commands/stop.ts';
import { travel } from './commands/travel.ts';
import { unequip } from './commands/unequip.ts';
import { unequipFood } from './commands/unequip-food.ts';
import type { Command, CommandInputs, CommandName } from './commands.ts';
import type { Moment } from './events.ts';
import { isCountable } from './experience.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { State } from './state.ts';
import { type Timeline, worldAt } from './world.ts';

const COMMANDS: { readonly [N in CommandName]: (draft: Draft, input: CommandInputs[N]) => Refusal | null } = {
  equip,
  unequip,
  'equip-food': equipFood,
  'unequip-food': unequipFood,
  sell,
  travel,
  'set-training-attribute': setTrainingAttribute,
  'set-healing-threshold': setHealingThreshold,
  stop,
  refresh,
  'begin-crafting': beginCrafting,
  'begin-hunting': beginHunting,
};

/**
 * Carries out a command at an instant to which the state is settled.
 * @returns the command's events, or why it was refused, in which case the state is as it was
 */
export function execute(state: State, command: Command, timeline: Timeline, at: number): Moment | Refusal {
  if (!isWellFormed(command)) return refuse('amount/invalid');
  const draft = new Draft(state, worldAt(timeline, at), at);
  const run = COMMANDS[command.name] as (draft: Draft, input: Command['input']) => Refusal | null;
  return run(draft, command.input) ?? { at, events: draft.events };
}

/** Amounts are whole and at least 1; a threshold may be 0. The wire checks types, this keeps the rules safe by themselves. */
function isWellFormed({ input }: Command): boolean {
  if ('amount' in input && !(isCountable(input.amount) && input.amount >= 1)) return false;
  return !('healingThreshold' in input) || isCountable(input.healingThreshold);
}
