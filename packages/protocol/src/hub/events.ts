import {
  CombatResult,
  type EventType,
  eachWornSlot,
  FINISH_REASONS,
  GOLD_REASONS,
  INVENTORY_REASONS,
  MAX_PIECES,
  TURN_TIME,
} from '@slumberfell/engine';
import { attackStyle, trainingAttribute } from '../schemas/enumerations.ts';
import { fighter } from '../schemas/fighter.ts';
import { amount, contentVersion, count, id, instant, milliseconds, seconds } from '../schemas/numbers.ts';
import { itemAmount } from '../schemas/static-data.ts';
import { z } from '../schemas/zod.ts';
import { type EventDefinition, type EventSchema, eventSchema } from './event-definition.ts';

const limitAt = [instant, 'No fight, run or action starts at or after this instant.'] as const;
const content = [contentVersion, 'Version of the content that it runs on.'] as const;
const health = [count, "The character's health at that instant."] as const;
const remainingRuns = [count, 'Runs that are still to begin.'] as const;
const pieces = z.array(itemAmount).max(MAX_PIECES).readonly().nullable();

/**
 * Each event of the hub: the engine's `GameEvent`s with the names of specification 4, with their texts and
 * fields. An event of the engine without an entry here does not compile.
 */
export const EVENTS = {
  HuntingSessionStart: {
    text: 'Hunting in the open begins. A CombatPullStart follows.',
    fields: { regionId: id, limitAt, content, health },
  },
  DungeonSessionStart: {
    text: 'A dungeon is entered and the first key is taken. A CombatPullStart follows.',
    fields: { dungeonId: id, remainingRuns, limitAt, content, health },
  },
  CombatPullStart: {
    text: 'An enemy is being drawn near.',
    fields: { pullTime: [milliseconds, 'How long until the fight begins.'] },
  },
  OnCombatStart: {
    text: 'An enemy stands at full health and the first turn begins.',
    fields: {
      enemyId: id,
      enemyHealth: amount,
      fighter: [fighter, "The character's numbers in the first turn."],
      content,
    },
  },
  OnCombatTurn: {
    text: `A turn of ${TURN_TIME / 1000} s has ended. Healths are those after the hits and the meal.`,
    fields: {
      characterDamageDealt: count,
      critical: z.boolean(),
      enemyDamageDealt: count,
      characterHealingData: [
        z.strictObject({ itemId: id, foodAmount: amount, healing: count }).nullable(),
        'What was eaten after the hits: portions, and health points gained.',
      ],
      characterHealth: count,
      enemyHealth: count,
      result: [
        z.literal(Object.values(CombatResult)).nullable(),
        `${CombatResult.Defeat} defeat, ${CombatResult.Victory} victory, ${CombatResult.Both} both fell; null while the fight goes on.`,
      ],
      fighter: [fighter.nullable(), "The character's numbers in the next turn, where they differ."],
    },
  },
  GrantedCombatExperience: {
    text: 'A kill has taught something.',
    fields: {
      skillId: [id, 'The trained skill.'],
      experience: [count, 'Whole points that it rises by.'],
      healthExperience: [count, 'Whole points that Health rises by.'],
    },
  },
  DungeonProgress: {
    text: 'An enemy of a dungeon has fallen, or a further run begins.',
    fields: {
      enemyIndex: [count, 'Single enemies beaten in this run.'],
      isRunOver: [z.boolean(), 'Whether the last enemy has fallen.'],
      remainingRuns,
    },
  },
  OnRemainingRunsChange: {
    text: 'The player leaves the dungeon after the run under way.',
    fields: { remainingRuns, leaving: [z.boolean(), 'Whether the run under way is the last.'] },
  },
  CraftingSessionStarted: {
    text: 'Gathering, crafting or disenchanting begins.',
    fields: {
      itemId: [id, 'What is made.'],
      amount: [amount, 'Actions to finish.'],
      pieces: [pieces, 'Disenchanting: the pieces to undo, in this order. Null otherwise.'],
      limitAt,
      content,
    },
  },
  CraftingActionFinished: {
    text: 'One action has finished. Its items follow in an OnInventoryChange.',
    fields: {
      itemId: id,
      skillId: id,
      piece: [id.nullable(), 'Disenchanting: the piece that was undone. Null otherwise.'],
      experience: [count, 'Whole points that the skill rises by.'],
      done: [count, 'Actions finished since begin or refresh, this one included.'],
      content: [contentVersion, 'Version of the content that the next action runs on.'],
    },
  },
  SessionRefreshed: {
    text: 'The running session has its full idle time again.',
    fields: {
      limitAt,
      target: [
        count.nullable(),
        'Actions to finish from now on, the one under way included. Null in combat.',
      ],
      pieces: [pieces, 'Disenchanting: the pieces to undo from now on. Null otherwise.'],
    },
  },
  OnIdleSessionFinished: {
    text: 'The running session has ended, and why.',
    fields: {
      reason: z.enum(FINISH_REASONS),
      health: [count.nullable(), 'Health from which it returns, after combat. Null otherwise.'],
    },
  },
  OnInventoryChange: {
    text: 'Amounts in the inventory have changed by this much.',
    fields: {
      reason: z.enum(INVENTORY_REASONS),
      changes: [
        z
          .array(z.strictObject({ itemId: id, amount: z.int() }))
          .max(1_000)
          .readonly(),
        'Amounts to add, which may be negative. What comes to 0 is gone.',
      ],
    },
  },
  OnGoldChange: {
    text: 'Gold has changed by this much.',
    fields: {
      reason: z.enum(GOLD_REASONS),
      amount: [z.int(), 'Gold to add, which may be negative.'],
    },
  },
  OnEquipmentChange: {
    text: 'These slots hold something else from now on; null is empty.',
    fields: {
      slots: [z.strictObject(eachWornSlot(id.nullable().exactOptional())), 'Only those that change.'],
      attackStyle: [attackStyle, 'The style from now on.'],
    },
  },
  OnFoodChange: {
    text: 'The food slot holds this from now on.',
    fields: { foodId: id.nullable(), foodAmount: [count, '0 exactly when there is no food.'] },
  },
  OnTrophyChange: {
    text: 'Trophies were added to the Relicarium.',
    fields: { itemId: id, amount: [amount, 'How many were added.'] },
  },
  OnIdleTimeChange: {
    text: 'Sessions may last this long from the next begin or refresh on.',
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
  RecipeLearned: {
    text: 'A recipe is known from now on.',
    fields: { itemId: [id, 'The recipe, not what is made by it.'] },
  },
  OnRegionChange: {
    text: 'The character is in this region from now on.',
    fields: { regionId: id },
  },
  OnTrainingAttributeChange: {
    text: 'The main experience of a fight goes to this from now on.',
    fields: { trainingAttribute },
  },
  OnHealingThresholdChange: {
    text: 'The character eats at or below this health from now on.',
    fields: { healingThreshold: [count, 'Health points.'] },
  },
} as const satisfies { readonly [T in EventType]: EventDefinition<T> };

type AnyEventSchema = { [T in EventType]: EventSchema<T, (typeof EVENTS)[T]> }[EventType];

const SCHEMAS = Object.entries(EVENTS).map(([type, definition]) => eventSchema(type, definition));

/** One event. */
export const gameEvent = z.discriminatedUnion(
  'type',
  SCHEMAS as unknown as readonly [AnyEventSchema, ...AnyEventSchema[]],
);
