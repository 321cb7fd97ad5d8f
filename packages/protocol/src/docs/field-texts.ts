import type { Enemy, Fighter, Item } from '@slumberfell/engine';
import type {
  ChronicleAnswer,
  ChronicleDayAnswer,
  ChronicleRecords,
  chronicleItem,
  SharedPart,
  sharedChronicle,
} from '../http/chronicle.ts';
import type { IdleReportAnswer } from '../http/idle-report.ts';
import type { frame } from '../hub/hub.ts';
import { CHARACTER_TEXTS, type combatAttributes, type equipment } from '../layout/character-fields.ts';
import type {
  CharacterData,
  CraftingActionData,
  combatInstance,
  combatLogEntry,
  LayoutData,
} from '../layout/layout.ts';
import type { z } from '../schemas/zod.ts';

type Fields<T> = { readonly [F in keyof T]?: string };

interface ObjectFields {
  readonly Frame: Fields<z.output<typeof frame>>;
  readonly Chronicle: Fields<ChronicleAnswer>;
  readonly ChronicleItem: Fields<z.output<typeof chronicleItem>>;
  readonly ChronicleDay: Fields<ChronicleDayAnswer>;
  readonly ChronicleRecords: Fields<ChronicleRecords>;
  readonly SharedPart: Fields<SharedPart>;
  readonly SharedChronicle: Fields<z.output<typeof sharedChronicle>>;
  readonly IdleReport: Fields<IdleReportAnswer>;
  readonly LayoutData: Fields<LayoutData>;
  readonly CharacterData: Fields<CharacterData>;
  readonly CombatAttributes: Fields<z.output<typeof combatAttributes>>;
  readonly CombatInstance: Fields<z.output<typeof combatInstance>>;
  readonly CombatLogEntry: Fields<z.output<typeof combatLogEntry>>;
  readonly CraftingActionData: Fields<CraftingActionData>;
  readonly Enemy: Fields<Enemy>;
  readonly Equipment: Fields<z.output<typeof equipment>>;
  readonly Fighter: Fields<Fighter>;
  readonly Item: Fields<Item>;
}

const LIMIT = 'No fight, run or action starts at or after this instant.';
const CONTENT = 'Version of the content that it uses.';

/**
 * What the documents say of a field beyond its name and type, by the name of its schema. The texts of event
 * fields are in `hub/events.ts`.
 */
export const FIELD_TEXTS: ObjectFields = {
  Item: { criticalChance: 'The added critical chance in percent, with at most one decimal.' },
  Fighter: { criticalChance: 'In tenths of a percent: 400 are 40 %.' },
  Enemy: { properName: 'True when a sentence uses the name without an article, otherwise absent.' },
  Frame: {
    revision: "Number of the character's commands so far, with that of this frame.",
    from: 'Instant of the event before these.',
    to: 'Instant of these events.',
    events: 'In the order in which they happened.',
  },

  Chronicle: {
    since: 'From when it is kept.',
    until: 'Up to when it counts.',
    times:
      'Milliseconds in which an action ran, by region and kind of action. A kind that is absent has none.',
    gold: 'What sales brought, and what purchases and fares took. A reason that is absent has none.',
    firsts:
      '`id` is that of the item, region or enemy, for a level that of the skill. `at` is null when it happened before `since`.',
    sharedSince: 'Since when a part of it is shown on the profile. Null: it is not shown.',
  },
  ChronicleItem: {
    opening: 'What was owned at `since`.',
    came: 'How many came, by origin. An origin that is absent brought none.',
    went: 'How many went, by use. A use that is absent took none.',
    luck: 'What kills brought, and the sums of the expected amounts and of the variances of all kills, in millionths. Null for items that no kill could have brought.',
  },
  ChronicleRecords: {
    experience: 'The UTC day with most points of experience. Only days that have a row of their own count.',
    gold: 'The UTC day with most gold from sales, without those of keys.',
    kills: 'The UTC day with most kills.',
    rarest:
      'The rarest item that fights have brought, by the chances of today. `oneIn`: kills that bring one on average, of the beaten enemy that leaves it most often.',
    nights:
      'The night with most experience, kills, gained items and time in open combat, in milliseconds. A night reaches from a begin or refresh of a session to the next one.',
  },
  SharedPart: {
    since: 'From when the chronicle is kept. Its firsts and sums count from here.',
    firsts: '`newest`: the newest first, each with 00:00 UTC of its day. Only firsts whose instant is known.',
    totals:
      '`time`: milliseconds in which an action ran. `runs`: finished runs of all dungeons. `gold`: what sales brought, without those of keys.',
  },
  SharedChronicle: { chronicle: 'Null when the player of the character does not share it.' },
  ChronicleDay: { start: '00:00 UTC of its first day.', days: 'One day, or the seven of a week.' },

  IdleReport: {
    since: 'When the player was last present. It identifies the report among those of the character.',
    until: 'When the player returned.',
    action:
      'The running action; `id` is that of the product, the region or the dungeon. Null when there was none.',
    gained: 'Loot of an item action has the source of its product.',
    used: 'Components, disenchanted pieces, keys, and eaten portions.',
    experience: 'In whole points: the experience before, and the points gained.',
    runs: 'Number of finished runs of each dungeon. A run is finished when its last enemy is beaten.',
    ended:
      'How the session ended; null when it continued. `enemyId` is the enemy that defeated the character.',
    steps:
      'What each step of a plan did, in all its rounds, and the session before it (`step` is null). `amount`: gained items, kills or finished runs. `gold`: what it brought or cost. `skipped`: the code of its last refusal.',
    begun:
      'What the player had begun last by hand, as `lastBegin` of the character, with the steps of its plan. Null when that is not known.',
  },
  LayoutData: {
    protocolVersion: "The version of the server's protocol. The hub sends it too, as `protocol`.",
    activeCraftingActionData: 'The running gathering, crafting or disenchanting.',
    idleReport: 'The pending report, identified by its `since`; null when there is none.',
    endedUnseen:
      'How a session ended in an absence that was too short for a report. Sent once: in the next answer it is null.',
    decisions:
      'What an administrator has decided about the character: the decisions that the player has not seen, and the one by which it is hidden from the leaderboards now. The newest first.',
    combatLog: 'Oldest first.',
    revision: "Number of the character's commands so far. Frames of this revision and later ones follow.",
    now: "The server's clock.",
    eventAt: 'Instant of the last event in this data.',
    waitsUntil:
      "Present while the character waits: the server's clock was ahead and was set back, and nothing happens to the character before this instant.",
  },
  CharacterData: CHARACTER_TEXTS,
  CombatAttributes: {
    currentHealth: 'Health at `currentHealthAt`. Out of combat it returns with time.',
  },
  CombatInstance: { actionStartTime: 'Start of the current turn.' },
  CombatLogEntry: {
    subject:
      '`character-damage`: 1 for a critical hit, 0 otherwise. `character-healing` and `loot`: the item. `experience` and `health-experience`: the skill. Otherwise the enemy.',
  },
  CraftingActionData: {
    sessionLimitTime: LIMIT,
    contentVersion: CONTENT,
    actionTime: 'Length of an action.',
    totalSessionDuration: 'From begin or refresh to the end of the last action.',
    remainingSessionDuration: "From the layout's `now` to the end of the last action.",
    done: 'Actions finished since begin or refresh.',
    target: 'Actions to finish, counted from begin or refresh.',
    requested: 'The amount of the first request.',
    disenchanting: 'Null for gathering and crafting.',
  },
  Equipment: { foodAmount: '0 if and only if there is no food.' },
};
