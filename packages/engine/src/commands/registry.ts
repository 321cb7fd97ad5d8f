import type { InputOf } from '../inputs/field.ts';
import { acceptErrand } from './accept-errand.ts';
import { beginCrafting } from './begin-crafting.ts';
import { beginDisenchanting } from './begin-disenchanting.ts';
import { beginDungeon } from './begin-dungeon.ts';
import { beginHunting } from './begin-hunting.ts';
import { buy } from './buy.ts';
import { claimAll } from './claim-all.ts';
import { claimCard } from './claim-card.ts';
import { claimTrophy } from './claim-trophy.ts';
import { deleteSet } from './delete-set.ts';
import { dropErrand } from './drop-errand.ts';
import { equip } from './equip.ts';
import { equipFood } from './equip-food.ts';
import { giveGift } from './give-gift.ts';
import { hideWanted } from './hide-wanted.ts';
import { keep } from './keep.ts';
import { learnRecipe } from './learn-recipe.ts';
import { markJunk } from './mark-junk.ts';
import { pinWanted } from './pin-wanted.ts';
import { deletePlan } from './plan/delete-plan.ts';
import { resumePlan } from './plan/resume-plan.ts';
import { savePlan } from './plan/save-plan.ts';
import { setPlan } from './plan/set-plan.ts';
import { refresh } from './refresh.ts';
import { renameSet } from './rename-set.ts';
import { saveSet } from './save-set.ts';
import { sell } from './sell.ts';
import { sellJunk } from './sell-junk.ts';
import { sellMany } from './sell-many.ts';
import { setHealingThreshold } from './set-healing-threshold.ts';
import { setTrainingAttribute } from './set-training-attribute.ts';
import { stop } from './stop.ts';
import { stopRemaining } from './stop-remaining.ts';
import { takeAlong } from './take-along.ts';
import { tamePet } from './tame-pet.ts';
import { travel } from './travel.ts';
import { turnIn } from './turn-in.ts';
import { undoSale } from './undo-sale.ts';
import { unequip } from './unequip.ts';
import { unequipFood } from './unequip-food.ts';
import { wear } from './wear.ts';

/** Makes the compiler check that the name of each command is the name of its property. */
const registry = <T extends { readonly [N in keyof T]: { readonly name: N } }>(commands: T): T => commands;

/**
 * Every command that a player can give. The rules, the wire, its documentation and the server use this
 * registry.
 */
export const COMMANDS = registry({
  equip,
  'equip-food': equipFood,
  unequip,
  'unequip-food': unequipFood,
  wear,
  'save-set': saveSet,
  'rename-set': renameSet,
  'delete-set': deleteSet,
  sell,
  'sell-many': sellMany,
  'sell-junk': sellJunk,
  'undo-sale': undoSale,
  keep,
  'mark-junk': markJunk,
  'pin-wanted': pinWanted,
  'hide-wanted': hideWanted,
  'accept-errand': acceptErrand,
  'drop-errand': dropErrand,
  'turn-in': turnIn,
  'give-gift': giveGift,
  buy,
  'claim-trophy': claimTrophy,
  'claim-card': claimCard,
  'tame-pet': tamePet,
  'take-along': takeAlong,
  'learn-recipe': learnRecipe,
  'claim-all': claimAll,
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
  'set-plan': setPlan,
  'resume-plan': resumePlan,
  'save-plan': savePlan,
  'delete-plan': deletePlan,
});

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
export type CommandInputs = { readonly [N in CommandName]: InputOf<Commands[N]['input']> };

/** One command with its input, as it is executed and logged. */
export type Command = {
  [N in CommandName]: { readonly name: N; readonly input: CommandInputs[N] };
}[CommandName];

/** Every code that a command can be refused with. `execute` itself refuses with `amount/invalid`. */
export type RefusalCode = Commands[CommandName]['refusals'][number] | 'amount/invalid';
