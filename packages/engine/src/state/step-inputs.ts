import {
  AMOUNT,
  COUNT,
  choiceOf,
  type InputOf,
  ITEM_AMOUNT,
  idOf,
  integerOf,
  listOf,
  NOTHING,
  objectOf,
  optional,
  type StepOf,
  TRUTH,
} from '../inputs/field.ts';
import { SKILL } from '../world/skills.ts';
import { MAX_PIECES } from './action.ts';
import { MAX_LEVEL } from './experience.ts';
import { SAVED_SETS } from './saved-set.ts';
import { SLOT_COUNT } from './slots.ts';

/** Its values are numbers for the compiler, as ids of skills are in the rules. */
const COMBAT_SKILL: Readonly<Record<string, number>> = {
  Health: SKILL.Health,
  Defence: SKILL.Defence,
  Attack: SKILL.Attack,
  Melee: SKILL.Melee,
  Range: SKILL.Range,
  Magic: SKILL.Magic,
};
/** A level that is reached: above the first. */
const LEVEL = integerOf(2, MAX_LEVEL);

/** The place of a saved set. */
export const SET_SLOT = integerOf(1, SAVED_SETS);

/**
 * The inputs of the commands that can be a step of a plan. A command that has more fields than its step adds
 * them. What is stored of a step, and what the wire sends, follow from these fields.
 */
export const STEP_INPUTS = {
  /** `until` becomes an amount when the step begins: at a level of its skill, or so many seconds later. */
  'begin-crafting': {
    ...ITEM_AMOUNT,
    until: optional(objectOf({ level: optional(LEVEL), seconds: optional(AMOUNT) })),
  },
  'begin-disenchanting': { itemId: idOf('item'), items: listOf(ITEM_AMOUNT, MAX_PIECES) },
  /** `until.at` of a step is in seconds from its begin; the command has an instant there, in epoch ms. */
  'begin-hunting': {
    regionId: idOf('region'),
    rest: optional(TRUTH),
    until: optional(
      objectOf({
        kills: optional(AMOUNT),
        level: optional(objectOf({ skillId: choiceOf(COMBAT_SKILL), level: LEVEL })),
        at: optional(COUNT),
      }),
    ),
  },
  'begin-dungeon': { dungeonId: idOf('dungeon'), runs: AMOUNT, rest: optional(TRUTH) },
  travel: { regionId: idOf('region') },
  'equip-food': ITEM_AMOUNT,
  wear: { pieces: optional(listOf(ITEM_AMOUNT, SLOT_COUNT + 1)), slot: optional(SET_SLOT) },
  'sell-junk': NOTHING,
  sell: ITEM_AMOUNT,
  /** In health points. A state has no negative number. */
  'set-healing-threshold': { healingThreshold: COUNT },
  /** Without `itemId` no pet goes along. */
  'take-along': { itemId: optional(idOf('item')) },
} as const;

export type PlanStepName = keyof typeof STEP_INPUTS;
export const PLAN_STEP_NAMES = Object.keys(STEP_INPUTS) as readonly PlanStepName[];

/** The input of each step: that of the command with its name, without the seed. */
export type StepInputs = { readonly [N in PlanStepName]: InputOf<(typeof STEP_INPUTS)[N]> };

/** One step of a plan: a command that is given when its turn comes. */
export type PlanStep = StepOf<typeof STEP_INPUTS>;

/** When gathering or crafting ends besides its amount. */
export type CraftUntil = NonNullable<StepInputs['begin-crafting']['until']>;
