import type { Enemy, Fighter, Item } from '@slumberfell/engine';
import type { IdleReportAnswer } from '../http/idle-report.ts';
import type { frame } from '../hub/hub.ts';
import type {
  CharacterData,
  CraftingActionData,
  combatAttributes,
  combatInstance,
  combatLogEntry,
  equipment,
  LayoutData,
} from '../layout/layout.ts';
import type { z } from '../schemas/zod.ts';

type Fields<T> = { readonly [F in keyof T]?: string };

interface ObjectFields {
  readonly Frame: Fields<z.output<typeof frame>>;
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
const CONTENT = 'Version of the content that it runs on.';

/**
 * What the documents say of a field beyond its name and type, by the name of its schema. The texts of event
 * fields are in `hub/events.ts`.
 */
export const FIELD_TEXTS: ObjectFields = {
  Item: { criticalChance: 'What it adds, in percent, to a tenth.' },
  Fighter: { criticalChance: 'In tenths of a percent: 400 are 40 %.' },
  Enemy: { properName: 'True where the name stands in a sentence without an article, else absent.' },
  Frame: {
    revision: "How many commands the character has been given, this frame's included.",
    from: 'Instant of the event before these.',
    to: 'Instant of these events.',
    events: 'In the order in which they happened.',
  },

  IdleReport: {
    since: "When the player was last there. Tells the report from the character's others.",
    until: 'When the player came back.',
    action: 'What was under way; `id` is of the product, the region or the dungeon. Null when nothing was.',
    gained: 'What is found beside a product came the way the product did.',
    used: 'Components, pieces undone, keys, and portions eaten.',
    experience: 'In whole points: what there was before, and what came.',
    runs: 'Dungeons whose last enemy fell, so many times.',
    ended: 'Null when the session went on. `enemyId` is who defeated the character.',
  },
  LayoutData: {
    protocolVersion:
      'The version of the protocol that this server speaks; the hub tells it too, as `protocol`.',
    activeCraftingActionData: 'Gathering, crafting or disenchanting under way.',
    idleReport: 'The report that waits to be read, by its `since`; null when none does.',
    endedUnseen:
      'How a session ended while the player was away for too short a time for a report. Told once: the next answer says null.',
    combatLog: 'Oldest first.',
    revision: 'How many commands the character has been given. Frames lead on from here.',
    now: "The server's clock.",
    eventAt: 'Instant of the last event contained.',
  },
  CharacterData: {
    totalIdleTime: 'How long a session may last.',
    skillsData:
      'The gathering and crafting skills in whole points; those of combat stand in `combatAttributes`.',
    pets: 'Those that are tamed.',
    cards: 'Those that are claimed.',
    trophies: 'Those that are claimed.',
    healingThreshold: 'Health points.',
  },
  CombatAttributes: {
    currentHealth: 'Health at `currentHealthAt`. Out of combat it returns with time from there.',
  },
  CombatInstance: { actionStartTime: 'Start of the turn under way.' },
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
    requested: 'The amount that was first asked for.',
    disenchanting: 'Null when something is gathered or crafted.',
  },
  Equipment: { foodAmount: '0 exactly when there is no food.' },
};
