import { COMBAT_PHASES, FINISH_REASONS, LOG_LINES, MAX_PIECES } from '@slumberfell/engine';
import { waitingAgreement } from '../schemas/agreement-version.ts';
import { huntUntil, restState, runCost } from '../schemas/combat-ends.ts';
import { toldDecisions } from '../schemas/decision.ts';
import { fighter } from '../schemas/fighter.ts';
import { AGREEMENT_NAMES } from '../schemas/limits.ts';
import { contentVersion, count, id, instant, milliseconds, seconds } from '../schemas/numbers.ts';
import { bearers } from '../schemas/traits.ts';
import { z } from '../schemas/zod.ts';
import { accountStatus } from './account-status.ts';
import { CHARACTER_FIELDS, schemasOf } from './character-fields.ts';
import { identity } from './identity.ts';
import { LOG_TYPES } from './log-types.ts';
import { characterRankings } from './rankings.ts';

/**
 * Layout data (specification 3.1): everything that a client needs to show its character and to fold the later
 * frames of the hub. `present.ts` makes it from the engine's `Shown`, `read.ts` turns it back.
 */

export const layoutQuery = z.strictObject({
  /** Adds the character's ranks on the leaderboards. They take the server longer than all other fields. */
  rankings: z.literal('true').optional(),
});

/** `type` decides the meaning of `subject` and `amount`: see the engine's `LogLine`. */
export const combatLogEntry = z.strictObject({
  at: instant,
  type: z.enum(LOG_TYPES),
  subject: count,
  amount: count,
});

/** The character: who it is, and `CHARACTER_FIELDS`. */
export const characterData = z.strictObject({
  ...identity.shape,
  ...schemasOf(CHARACTER_FIELDS),
  /**
   * Present only when requested. Events do not contain ranks, so a fold does not change them (architecture,
   * "The wire").
   */
  characterRankings: characterRankings.optional(),
});
export type CharacterData = z.infer<typeof characterData>;

const session = {
  sessionStartTime: instant,
  /** No fight or action starts at or after this instant. */
  sessionLimitTime: instant,
  /** Version of the content with which the current action or fight began. */
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
  /** Number of finished actions since begin or refresh, as in "Created done / target" on the page. */
  done: count,
  target: count,
  /** The amount that the player requested at the begin. For disenchanting it equals `target`. */
  requested: count,
  /** Null for gathering and crafting. */
  disenchanting: z
    .strictObject({
      /**
       * The requested pieces that are not disenchanted yet, in the order of the request. An amount may be 0.
       */
      pieces: z
        .array(z.strictObject({ itemId: id, amount: count }))
        .max(MAX_PIECES)
        .readonly(),
      /** Index in `pieces` of the piece that was disenchanted last; 0 also before the first one. */
      place: count,
    })
    .nullable(),
});
export type CraftingActionData = z.infer<typeof craftingActionData>;

const phase = {
  phase: z.enum(COMBAT_PHASES),
  phaseStartTime: instant,
  /** End of the current pull, which is the wait before a fight; in a fight, the end of the current turn. */
  phaseEndTime: instant,
  /** Length of the current pull; 0 in a fight. */
  pullTime: milliseconds,
};

/** The enemy of the current fight. */
export const combatInstance = z.strictObject({
  enemyId: id,
  enemyCurrentHealth: count,
  /** Start of the current turn. */
  actionStartTime: instant,
  fighter,
});

const combat = {
  ...session,
  ...phase,
  /** Null during a pull. */
  combatInstanceContext: combatInstance.nullable(),
  /** Null when the session does not end for want of food. */
  rest: restState.nullable(),
  /** Part of the limit that traits add to the idle time. */
  lingers: milliseconds,
  /** Ids of the worn pieces whose traits count in this fight; null when there are none, and during a pull. */
  bearers: bearers.nullable(),
  /** How often the enemy has risen in this fight, and the character in this session. */
  enemyRises: count,
  rises: count,
  /** Damage of the last blow that the next enemy takes; 0 in a fight. */
  carried: count,
};

const huntingContext = z.strictObject({
  ...combat,
  kind: z.literal('hunting'),
  regionId: id,
  until: huntUntil.nullable(),
});

const dungeonContext = z.strictObject({
  ...combat,
  kind: z.literal('dungeon'),
  dungeonId: id,
  /** Number of enemies beaten in the current run. */
  enemyIndex: count,
  /** True from the end of a run until the next run begins. */
  isRunOver: z.boolean(),
  /** Runs that are still to begin. */
  remainingRuns: count,
  /** True if the player has chosen to leave after the current run. */
  leaving: z.boolean(),
  /** Null when the session does not rest, or began before this rule. */
  runCost: runCost.nullable(),
});

/** The running combat: open combat or a dungeon. */
export const combatActionContext = z.discriminatedUnion('kind', [huntingContext, dungeonContext]);
export type CombatActionContext = z.infer<typeof combatActionContext>;

export const layoutData = z.strictObject({
  /** `PROTOCOL_VERSION` of the server. */
  protocolVersion: count,
  accountData: z.strictObject({
    accountStatus,
    /** Entries of the news up to this instant are not marked as new. */
    newsSeenUpTo: instant,
    /** The agreements that the player must accept before playing on; absent when there are none. */
    waitingAgreements: z.array(waitingAgreement).max(AGREEMENT_NAMES.length).readonly().optional(),
  }),
  characterData,
  globalStatus: z.strictObject({ activeCharacters: count }),
  activeCraftingActionData: craftingActionData.nullable(),
  combatActionContext: combatActionContext.nullable(),
  /** The `since` of the pending report of the player's last absence; null if no report is pending. */
  idleReport: instant.nullable(),
  /**
   * Why a session ended while the player was away, if the absence was too short for a report. Sent once: the
   * next layout has null.
   */
  endedUnseen: z.enum(FINISH_REASONS).nullable(),
  /** What an administrator has decided about the character, the newest first. */
  decisions: toldDecisions,
  /** Oldest first. */
  combatLog: z.array(combatLogEntry).max(LOG_LINES).readonly(),
  /** Number of the character's commands so far. The frames that follow have this revision or a later one. */
  revision: count,
  /** The server's clock. */
  now: instant,
  /** Instant of the last event in this data. */
  eventAt: instant,
  /**
   * Present while the character waits: the server's clock was ahead and was set back, the character is
   * settled to this instant, and nothing happens to it before. It is later than `now`.
   */
  waitsUntil: instant.optional(),
});
export type LayoutData = z.infer<typeof layoutData>;
