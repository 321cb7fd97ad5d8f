import { beginCrafting } from './commands/begin-crafting.ts';
import { beginDisenchanting } from './commands/begin-disenchanting.ts';
import { beginDungeon } from './commands/begin-dungeon.ts';
import { beginHunting } from './commands/begin-hunting.ts';
import { buy } from './commands/buy.ts';
import { claimCard } from './commands/claim-card.ts';
import { claimTrophy } from './commands/claim-trophy.ts';
import { Draft } from './commands/draft.ts';
import { equip } from './commands/equip.ts';
import { equipFood } from './commands/equip-food.ts';
import { learnRecipe } from './commands/learn-recipe.ts';
import { refresh } from './commands/refresh.ts';
import { sell } from './commands/sell.ts';
import { setHealingThreshold } from './commands/set-healing-threshold.ts';
import { setTrainingAttribute } from './commands/set-training-attribute.ts';
import { stop } from './commands/stop.ts';
import { stopRemaining } from './commands/stop-remaining.ts';
import { tamePet } from './commands/tame-pet.ts';
import { travel } from './commands/travel.ts';
import { unequip } from './commands/unequip.ts';
import { unequipFood } from './commands/unequip-food.ts';
import type { Command, CommandInputs, CommandName } from './commands.ts';
import type { Moment } from './events.ts';
import { isCountable } from './experience.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { State } from './state/state.ts';
import { type Timeline, worldAt } from './world.ts';

const COMMANDS: { readonly [N in CommandName]: (draft: Draft, input: CommandInputs[N]) => Refusal | null } = {
  equip,
  unequip,
  'equip-food': equipFood,
  'unequip-food': unequipFood,
  sell,
  buy,
  'claim-trophy': claimTrophy,
  'claim-card': claimCard,
  'tame-pet': tamePet,
  'learn-recipe': learnRecipe,
  travel,
  'set-training-attribute': setTrainingAttribute,
  'set-healing-threshold': setHealingThreshold,
  stop,
  'stop-remaining': stopRemaining,
  refresh,
  'begin-crafting': beginCrafting,
  'begin-disenchanting': beginDisenchanting,
  'begin-hunting': beginHunting,
  'begin-dungeon': beginDungeon,
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

/** Amounts are whole and at least 1; a threshold is whole. The wire checks types, this keeps the rules safe by themselves. */
function isWellFormed({ input }: Command): boolean {
  if ('amount' in input && !isCounted(input.amount)) return false;
  if ('runs' in input && !isCounted(input.runs)) return false;
  if ('items' in input && !(input.items.length > 0 && input.items.every(({ amount }) => isCounted(amount)))) {
    return false;
  }
  return !('healingThreshold' in input) || Number.isSafeInteger(input.healingThreshold);
}

const isCounted = (amount: number): boolean => isCountable(amount) && amount >= 1;
