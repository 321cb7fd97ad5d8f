import { COMBAT_PHASES, FINISH_REASONS, LOG_LINES, MAX_PIECES } from '@slumberfell/engine';
import { attackStyle, trainingAttribute } from '../schemas/enumerations.ts';
import { fighter } from '../schemas/fighter.ts';
import { amount, contentVersion, count, id, instant, milliseconds, seconds } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';
import { accountStatus } from './account-status.ts';
import { eachCombatSkill } from './combat-skills.ts';
import { LOG_TYPES } from './log-types.ts';
import { characterRankings } from './rankings.ts';
import { eachSlotField } from './slots.ts';

/**
 * Layout data (specification 3.1): everything a client needs to show its own character and to fold the hub's
 * frames from there on. `read.ts` turns it back into the engine's `Shown`, `present.ts` makes it.
 */

export const layoutQuery = z.strictObject({
  /** To be told the places on the leaderboards too, which costs more than all the rest. */
  rankings: z.literal('true').optional(),
});

/** What `subject` and `amount` are depends on the type: see the engine's `LogLine`. */
export const combatLogEntry = z.strictObject({
  at: instant,
  type: z.enum(LOG_TYPES),
  subject: count,
  amount: count,
});

const slot = id.nullable();

export const equipment = z.strictObject({
  ...eachSlotField(slot),
  foodId: slot,
  /** 0 exactly when there is no food. */
  foodAmount: count,
});

export const combatAttributes = z.strictObject({
  ...eachCombatSkill(() => count),
  /** Health at `currentHealthAt`. Out of combat it returns with time from there (the engine's `healthAt`). */
  currentHealth: count,
  currentHealthAt: instant,
  attackStyle,
});

export const characterData = z.strictObject({
  id,
  name: z.string().min(1).max(16),
  appearanceId: id,
  regionId: id,
  goldAmount: count,
  totalIdleTime: seconds,
  /** The gathering and crafting skills; the combat skills stand in `combatAttributes`. Whole points. */
  skillsData: z
    .array(z.strictObject({ id, name: z.string().min(1).max(120), experience: count }))
    .max(100)
    .readonly(),
  inventory: z
    .array(z.strictObject({ itemId: id, amount }))
    .max(100_000)
    .readonly(),
  pets: z.array(id).max(10_000).readonly(),
  cards: z
    .array(z.strictObject({ enemyId: id, radiant: z.boolean() }))
    .max(10_000)
    .readonly(),
  trophies: z.array(z.strictObject({ id, amount })).max(10_000).readonly(),
  knownRecipes: z.array(id).max(10_000).readonly(),
  equipment,
  combatAttributes,
  trainingAttribute,
  /** Health points. */
  healingThreshold: count,
  /**
   * Only where they are asked for. Outside the fold: events do not tell of them (architecture, "The wire").
   */
  characterRankings: characterRankings.optional(),
});
export type CharacterData = z.infer<typeof characterData>;

const session = {
  sessionStartTime: instant,
  /** No fight or action starts at or after this instant. */
  sessionLimitTime: instant,
  /** Version of the content that the action or fight under way was begun with. */
  contentVersion,
};

export const craftingActionData = z.strictObject({
  ...session,
  skillId: id,
  itemId: id,
  /** Seconds per action. */
  actionTime: seconds,
  actionStartTime: instant,
  /** Seconds from begin (or refresh) to the end of the last action. */
  totalSessionDuration: seconds,
  /** Seconds from the layout's `now` to the end of the last action. */
  remainingSessionDuration: seconds,
  /** "Created done / target" since begin or refresh. */
  done: count,
  target: count,
  /** The amount first asked for; when disenchanting, the same as `target`. */
  requested: count,
  /** Null when something is gathered or crafted. */
  disenchanting: z
    .strictObject({
      /**
       * What was asked for and is not undone yet, in the order of the request; an amount may have come down
       * to 0.
       */
      pieces: z
        .array(z.strictObject({ itemId: id, amount: count }))
        .max(MAX_PIECES)
        .readonly(),
      /** Index in `pieces` of what was undone last. */
      place: count,
    })
    .nullable(),
});
export type CraftingActionData = z.infer<typeof craftingActionData>;

const phase = {
  phase: z.enum(COMBAT_PHASES),
  phaseStartTime: instant,
  /** End of the pull or of the turn under way. */
  phaseEndTime: instant,
  /** Length of the pull under way; 0 in a fight. */
  pullTime: milliseconds,
};

/** The enemy being fought. */
export const combatInstance = z.strictObject({
  enemyId: id,
  enemyCurrentHealth: count,
  /** Start of the turn under way. */
  actionStartTime: instant,
  fighter,
});

const combat = {
  ...session,
  ...phase,
  /** Null during a pull. */
  combatInstanceContext: combatInstance.nullable(),
};

const huntingContext = z.strictObject({ ...combat, kind: z.literal('hunting'), regionId: id });

const dungeonContext = z.strictObject({
  ...combat,
  kind: z.literal('dungeon'),
  dungeonId: id,
  /** Single enemies beaten in the run under way. */
  enemyIndex: count,
  /** Whether the last run is over and the next has not begun. */
  isRunOver: z.boolean(),
  /** Runs that are still to begin. */
  remainingRuns: count,
  /** Whether the player leaves after the run under way. */
  leaving: z.boolean(),
});

/** Combat under way: open hunting, or a dungeon. */
export const combatActionContext = z.discriminatedUnion('kind', [huntingContext, dungeonContext]);
export type CombatActionContext = z.infer<typeof combatActionContext>;

export const layoutData = z.strictObject({
  /** `PROTOCOL_VERSION` of the server that answers. */
  protocolVersion: count,
  accountData: z.strictObject({ accountStatus }),
  characterData,
  globalStatus: z.strictObject({ activeCharacters: count }),
  activeCraftingActionData: craftingActionData.nullable(),
  combatActionContext: combatActionContext.nullable(),
  /** The report of the player's last absence that waits to be read: its `since`. */
  idleReport: instant.nullable(),
  /**
   * How a session ended while the player was away, for too short a time to be told by a report. Told once:
   * the next layout says null.
   */
  endedUnseen: z.enum(FINISH_REASONS).nullable(),
  /** Oldest first. */
  combatLog: z.array(combatLogEntry).max(LOG_LINES).readonly(),
  /** The character's commands so far; frames of it and of later ones fold onto this. */
  revision: count,
  /** The server's clock. */
  now: instant,
  /** Instant of the last event contained. */
  eventAt: instant,
});
export type LayoutData = z.infer<typeof layoutData>;
