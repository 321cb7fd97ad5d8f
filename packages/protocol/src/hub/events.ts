import {
  CLAIM_KINDS,
  CombatResult,
  ERRAND_CHANGES,
  type EventType,
  eachWornSlot,
  FINISH_REASONS,
  GOLD_REASONS,
  HIDDEN_THINGS,
  INVENTORY_REASONS,
  KEEP_ALL,
  KINDS_AT_ONCE,
  MARKED_AT_ONCE,
  MAX_PIECES,
  NOT_WORN_REASONS,
  TURN_TIME,
  Verb,
} from '@slumberfell/engine';
import { huntUntil, restState, runCost } from '../schemas/combat-ends.ts';
import { attackStyle, trainingAttribute } from '../schemas/enumerations.ts';
import { fighter } from '../schemas/fighter.ts';
import { amount, contentVersion, count, id, instant, milliseconds, seconds } from '../schemas/numbers.ts';
import { lastBegin, plan, planStatus, planTimes, savedPlan, skippedStep } from '../schemas/plan.ts';
import { questState } from '../schemas/quests.ts';
import { savedSet } from '../schemas/saved-set.ts';
import { itemAmount } from '../schemas/static-data.ts';
import { bearers, traitNotes } from '../schemas/traits.ts';
import { wanted } from '../schemas/wanted.ts';
import { z } from '../schemas/zod.ts';
import { type EventDefinition, type EventSchema, eventSchema } from './event-definition.ts';

const limitAt = [instant, 'No fight, run or action starts at or after this instant.'] as const;
const content = [contentVersion, 'Version of the content that it uses.'] as const;
const health = [count, "The character's health at that instant."] as const;
const remainingRuns = [count, 'Runs that are still to begin.'] as const;
const rest = [
  restState.nullable(),
  '`armed` once the packed food restored more than the maximum health. Null when the session does not end for want of food.',
] as const;
const lingers = [
  milliseconds.exactOptional(),
  'Part of the limit that traits add to the idle time. Absent for none.',
] as const;
const RUN_COST =
  'Health points that a run costs at most in 95 of 100 runs. No run begins unless health and packed food are more.';
const markedItems = z.array(id).min(1).max(MARKED_AT_ONCE).readonly();
const pieces = z.array(itemAmount).max(MAX_PIECES).readonly().nullable();

/**
 * Each event of the hub: the engine's `GameEvent`s with the names of specification 4, with their texts and
 * fields. An event of the engine without an entry here does not compile.
 */
export const EVENTS = {
  HuntingSessionStart: {
    text: 'Open combat begins. A CombatPullStart follows.',
    fields: {
      regionId: id,
      limitAt,
      content,
      health,
      rest,
      until: [huntUntil.nullable(), 'What ends it besides its limit; null when nothing does.'],
      lingers,
    },
  },
  DungeonSessionStart: {
    text: 'Runs of a dungeon begin, and the first key is taken. A CombatPullStart follows.',
    fields: {
      dungeonId: id,
      remainingRuns,
      limitAt,
      content,
      health,
      rest,
      runCost: [runCost.nullable(), `${RUN_COST} Null when the session does not rest.`],
      lingers,
    },
  },
  CombatPullStart: {
    text: 'The pull before a fight begins.',
    fields: {
      pullTime: [milliseconds, 'Length of the pull. The fight begins when it ends.'],
      carried: [
        amount.exactOptional(),
        'Damage of the last blow that the next enemy takes, by a trait. Absent for none.',
      ],
    },
  },
  OnCombatStart: {
    text: 'A fight begins, with its first turn.',
    fields: {
      enemyId: id,
      enemyHealth: [amount, 'Full, unless the last blow before strikes this enemy too.'],
      fighter: [fighter, "The character's numbers in the first turn."],
      content,
      bearers: [
        bearers.exactOptional(),
        'Ids of the worn pieces whose traits count in the fight. Absent when there are none.',
      ],
    },
  },
  OnCombatTurn: {
    text: `A turn of ${TURN_TIME / 1000} s has ended. Both healths are those after the hits, the traits and the food. Damage includes that of traits.`,
    fields: {
      characterDamageDealt: count,
      critical: z.boolean(),
      enemyDamageDealt: count,
      characterHealingData: [
        z.strictObject({ itemId: id, foodAmount: amount, healing: count }).nullable(),
        'Food eaten after the hits: portions, and health points gained.',
      ],
      characterHealth: count,
      enemyHealth: count,
      result: [
        z.literal(Object.values(CombatResult)).nullable(),
        `${CombatResult.Defeat} defeat, ${CombatResult.Victory} victory, ${CombatResult.Both} both are defeated; null while the fight continues, and when the enemy has fled.`,
      ],
      fighter: [
        fighter.nullable(),
        "The character's numbers in the next turn, or null when they do not change.",
      ],
      notes: [
        traitNotes.exactOptional(),
        `What traits did, the most important first. The amount is of health points, portions (${Verb.Thrift}, ${Verb.Filch}), turns (${Verb.Flee}) or further rolls of the loot (${Verb.Again}). Absent when there is nothing to note.`,
      ],
    },
  },
  OnRestArmed: {
    text: 'The packed food restores more than the maximum health. The session now ends when it no longer does.',
    fields: {},
  },
  GrantedCombatExperience: {
    text: 'The character gains experience for a kill.',
    fields: {
      skillId: [id, 'The trained skill.'],
      experience: [count, 'Whole points by which it rises.'],
      healthExperience: [count, 'Whole points by which Health rises.'],
    },
  },
  GrantedLesson: {
    text: 'A trait teaches another skill by a kill.',
    fields: { skillId: id, experience: [count, 'Whole points by which it rises.'] },
  },
  DungeonProgress: {
    text: 'An enemy of a dungeon is beaten, or a further run begins.',
    fields: {
      enemyIndex: [count, 'Number of enemies beaten in this run.'],
      isRunOver: [z.boolean(), 'Whether the last enemy of the run is beaten.'],
      remainingRuns,
    },
  },
  OnRemainingRunsChange: {
    text: 'The player leaves the dungeon after the current run.',
    fields: { remainingRuns, leaving: [z.boolean(), 'Whether the current run is the last.'] },
  },
  OnRunCostChange: {
    text: 'A command has changed what a run of the dungeon costs.',
    fields: { runCost: [runCost, RUN_COST] },
  },
  CraftingSessionStarted: {
    text: 'Gathering, crafting or disenchanting begins.',
    fields: {
      itemId: [id, 'The product.'],
      amount: [amount, 'Number of actions of the session.'],
      pieces: [pieces, 'Disenchanting: the pieces to disenchant, in this order. Null otherwise.'],
      limitAt,
      content,
    },
  },
  CraftingActionFinished: {
    text: 'One action has finished. Its items follow in an OnInventoryChange.',
    fields: {
      itemId: id,
      skillId: id,
      piece: [id.nullable(), 'Disenchanting: the disenchanted piece. Null otherwise.'],
      experience: [count, 'Whole points by which the skill rises.'],
      done: [count, 'Actions finished since begin or refresh, this one included.'],
      content: [contentVersion, 'Version of the content that the next action uses.'],
    },
  },
  SessionRefreshed: {
    text: 'The running session has its full idle time again.',
    fields: {
      limitAt,
      target: [count.nullable(), 'Actions to finish from now on, with the running one. Null in combat.'],
      pieces: [pieces, 'Disenchanting: the pieces to disenchant from now on. Null otherwise.'],
      lingers,
    },
  },
  OnLimitChange: {
    text: 'A command has taken off a piece whose trait made the session longer.',
    fields: { limitAt, lingers: [milliseconds, 'Part of the limit that traits still add; 0 for none.'] },
  },
  OnIdleSessionFinished: {
    text: 'The session has ended, for this reason.',
    fields: {
      reason: z.enum(FINISH_REASONS),
      health: [
        count.nullable(),
        'After combat: the health at the end, which returns from now on. Null otherwise.',
      ],
    },
  },
  OnInventoryChange: {
    text: 'Amounts in the inventory have changed.',
    fields: {
      reason: z.enum(INVENTORY_REASONS),
      changes: [
        z
          .array(z.strictObject({ itemId: id, amount: z.int() }))
          .max(KINDS_AT_ONCE)
          .readonly(),
        'Amounts to add, which may be negative. An item with amount 0 is no longer in the inventory.',
      ],
    },
  },
  OnGoldChange: {
    text: 'The amount of gold has changed.',
    fields: {
      reason: z.enum(GOLD_REASONS),
      amount: [z.int(), 'Gold to add, which may be negative.'],
    },
  },
  OnGoldGiven: {
    text: 'Gold was given to the mountain: a fare, or the value of the key that a run took. The purse changes by another event.',
    fields: { amount: [amount, 'Added to what was given.'] },
  },
  OnEquipmentChange: {
    text: 'The content of these slots from now on; null for an empty slot.',
    fields: {
      slots: [z.strictObject(eachWornSlot(id.nullable().exactOptional())), 'Only the slots that change.'],
      attackStyle: [attackStyle, 'The style from now on.'],
    },
  },
  OnFoodChange: {
    text: 'The content of the food slot from now on.',
    fields: { foodId: id.nullable(), foodAmount: [count, '0 if and only if there is no food.'] },
  },
  OnPiecesNotWorn: {
    text: 'Pieces of the command wear that are not worn, and why. It changes nothing.',
    fields: {
      pieces: [
        z
          .array(z.strictObject({ itemId: id, reason: z.enum(NOT_WORN_REASONS) }))
          .min(1)
          .readonly(),
        'Each with the code with which the command for it alone would be refused. Of food with the code item/not-owned, a part may be packed.',
      ],
    },
  },
  OnSale: {
    text: 'A sale, which undo-sale can undo for ten minutes, or longer if OnPlannedSale follows.',
    fields: {
      saleId: [amount, 'The id for undo-sale.'],
      items: [z.array(itemAmount).min(1).max(KINDS_AT_ONCE).readonly(), 'What was sold.'],
      paid: [count, 'Gold that was paid.'],
      more: [z.boolean(), 'Whether the command left kinds, because they were too many.'],
    },
  },
  OnPlannedSale: {
    text: 'Until when undo-sale can undo a sale of the plan. It can no longer undo those of the plan before it.',
    fields: { saleId: amount, until: instant },
  },
  OnSaleUndone: {
    text: 'A sale is undone. Its items and gold change by other events.',
    fields: { saleId: amount },
  },
  OnKeepChange: {
    text: 'The amount of each of these items that is neither sold nor disenchanted, from now on.',
    fields: { itemIds: markedItems, amount: [count, `0 for none, ${KEEP_ALL} for every unit.`] },
  },
  OnJunkChange: {
    text: 'These items are marked as junk, or no longer.',
    fields: { itemIds: markedItems, junk: z.boolean() },
  },
  OnPinnedThingChange: {
    text: 'The thing that the player wants next, from now on. If it was hidden, it is shown again.',
    fields: { thing: [wanted.nullable(), 'Null for none.'] },
  },
  OnHiddenThingChange: {
    text: 'A thing is no longer proposed, and not pinned; or it is proposed again.',
    fields: {
      thing: wanted,
      isHidden: [
        z.boolean(),
        `At most ${HIDDEN_THINGS} are hidden: one more shows the one hidden first again.`,
      ],
    },
  },
  OnSetChange: {
    text: 'A set is saved or deleted.',
    fields: {
      slot: [amount, 'The place of the set.'],
      set: [savedSet.nullable(), 'Null when it is deleted.'],
    },
  },
  OnTrophyChange: {
    text: 'Trophies were added to the Relicarium.',
    fields: { itemId: id, amount: [amount, 'How many were added.'] },
  },
  OnIdleTimeChange: {
    text: 'The longest time that a session may last, from the next begin or refresh on.',
    fields: { totalIdleTime: seconds },
  },
  OnCardChange: {
    text: 'The card of an enemy is owned from now on.',
    fields: { enemyId: id, radiant: z.boolean() },
  },
  PetTamed: {
    text: 'A pet is tamed from now on.',
    fields: { itemId: [id, 'The pet.'] },
  },
  OnCompanionChange: {
    text: 'A tamed pet goes along from now on, or none. Its traits count from the next fight or action.',
    fields: { itemId: [id.nullable(), 'The pet; null for none.'] },
  },
  RecipeLearned: {
    text: 'A recipe is known from now on.',
    fields: { itemId: [id, 'The item id of the recipe, not of its product.'] },
  },
  OnAllClaimed: {
    text: 'All items of a kind are in their collection. They leave the inventory by another event.',
    fields: {
      kind: z.enum(CLAIM_KINDS),
      claimed: [
        z.array(z.strictObject({ id, amount })).min(1).max(KINDS_AT_ONCE).readonly(),
        'Trophies: item and number. Cards: enemy, and 2 for a radiant card, otherwise 1. Pets and recipes: item and 1.',
      ],
      more: [z.boolean(), 'Whether the command left kinds, because they were too many.'],
    },
  },
  OnRegionChange: {
    text: 'The character is in this region from now on.',
    fields: { regionId: id },
  },
  OnTrainingAttributeChange: {
    text: 'The choice of the skill that gets the main experience of a kill, from now on.',
    fields: { trainingAttribute },
  },
  OnHealingThresholdChange: {
    text: 'The health at or below which the character eats, from now on.',
    fields: { healingThreshold: [count, 'Health points.'] },
  },
  OnPlanChange: {
    text: 'What comes after the running session is set, changed or taken away.',
    fields: {
      plan: [plan.nullable(), 'Null when it is taken away.'],
    },
  },
  OnSavedPlanChange: {
    text: 'A plan is saved or deleted.',
    fields: {
      slot: [amount, 'The place of the saved plan.'],
      plan: [savedPlan.nullable(), 'Null when it is deleted.'],
    },
  },
  OnLastBeginChange: {
    text: 'The player has begun something by hand, or changed what comes after it.',
    fields: { lastBegin: [lastBegin.nullable(), 'Null when a plan that began everything is taken away.'] },
  },
  OnPlanProgress: {
    text: 'The plan has moved, got another limit, or was paused or resumed.',
    fields: {
      place: [count, 'Index of the next step; the number of steps at the end of a round.'],
      round: planTimes,
      running: [count.nullable(), 'Index of the step whose session runs.'],
      limitAt: [instant, 'No session of the plan runs longer.'],
      status: [
        planStatus,
        'Whether the plan goes on when a session ends by itself, and why not: the player stopped or travelled, the limit was reached, 500 steps were carried out, or it is over.',
      ],
    },
  },
  OnPlanStepSkipped: {
    text: 'A step of the plan was refused when its turn came.',
    fields: {
      step: [count, 'Index of the step.'],
      round: planTimes,
      code: [skippedStep.shape.code, 'The code of the refusal; plan/defeated for a fight after a defeat.'],
    },
  },
  OnChapterClosed: {
    text: 'A chapter of the story is closed. What it takes and gives comes by other events.',
    fields: { chapter: amount, day: [z.int(), 'The day, in days since 1970-01-01.'] },
  },
  OnErrandChange: {
    text: 'An errand is accepted, dropped or fulfilled.',
    fields: {
      errandId: id,
      change: z.enum(ERRAND_CHANGES),
      quests: [questState, 'What is accepted from now on.'],
    },
  },
  OnExperience: {
    text: 'Experience that no session grants.',
    fields: {
      skillId: id,
      before: [count, 'Whole points before.'],
      experience: [amount, 'Whole points by which the experience rises.'],
    },
  },
  OnCandleEndsChange: {
    text: 'Candle-ends come, or go with a negative amount.',
    fields: { amount: z.int() },
  },
  OnFurnishingGained: { text: 'The character owns a furnishing from now on.', fields: { furnishingId: id } },
  OnCosmeticGained: {
    text: 'The character owns a title, a frame or an accessory from now on.',
    fields: { cosmeticId: id },
  },
  OnVillagerGift: {
    text: 'A villager is given something. It takes one gift a week.',
    fields: { villagerId: id, week: [z.int(), 'Weeks since 1970-01-01; they begin on Monday.'] },
  },
  OnFriendship: {
    text: 'A villager becomes more of a friend.',
    fields: { villagerId: id, points: [amount, 'The points that are added.'] },
  },
} as const satisfies { readonly [T in EventType]: EventDefinition<T> };

type AnyEventSchema = { [T in EventType]: EventSchema<T, (typeof EVENTS)[T]> }[EventType];

const SCHEMAS = Object.entries(EVENTS).map(([type, definition]) => eventSchema(type, definition));

/** One event. */
export const gameEvent = z.discriminatedUnion(
  'type',
  SCHEMAS as unknown as readonly [AnyEventSchema, ...AnyEventSchema[]],
);
