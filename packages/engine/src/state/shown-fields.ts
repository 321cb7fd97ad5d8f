import { integer, list, nullable, type Shape, where } from '../stored/shape.ts';
import { SKILL_COUNT } from '../world/skills.ts';
import { AttackStyle, TrainingAttribute } from '../world/static-data.ts';
import { LOG_LINES } from './action.ts';
import { MAX_EXPERIENCE } from './experience.ts';
import { MAX_FRIENDSHIP_POINTS } from './friendship.ts';
import { JUNK_KINDS, KEPT_KINDS } from './kept.ts';
import {
  action,
  amount,
  amounts,
  attackStyle,
  count,
  equipment,
  healingShare,
  id,
  ids,
  instant,
  logLine,
  sales,
  sets,
  trainingAttribute,
  wantedMarks,
} from './part-shapes.ts';
import { lastBegin, plan, savedPlans } from './plan-shapes.ts';
import { FIRST_QUESTS, questState } from './quests.ts';
import type { StateField, ValuesOf } from './state-field.ts';
import { NO_VILLAGER_GIFTS, villagerGifts } from './villager-gifts.ts';
import { NOTHING_WANTED } from './wanted.ts';

/**
 * The parts of a row that are stored together. `numbers` and `core`: what most commands change. The numbers
 * come first, because SQLite writes only the pages that differ. `inventory`: that field alone. `collection`:
 * what a character collects over months, and marks that seldom change.
 */
export type StoredPart = 'numbers' | 'core' | 'inventory' | 'collection';

interface ShownField<T> extends StateField<T> {
  readonly stored: StoredPart;
  /** The value in the state of a playback. Absent when a session may read the field, or when it is short. */
  readonly unplayed?: T;
}

const field = <T, const D extends Omit<ShownField<NoInfer<T>>, 'shape'>>(
  shape: Shape<T>,
  description: D,
) => ({
  shape,
  ...description,
});

const number = { stored: 'numbers' } as const;
const core = { stored: 'core' } as const;
const collection = { stored: 'collection' } as const;

/**
 * The fields of what the player sees, which equals the fold of all events over what was shown before (see
 * `apply`), in the order of the state's JSON. A field is added here, at the end, with an upgrade step.
 */
export const SHOWN_FIELDS = {
  regionId: field(id, number),
  gold: field(amount, number),
  /** Gold given to the mountain: fares, and the value of each key that a run took. It never falls. */
  goldGiven: field(amount, { ...number, initial: 0 }),
  /** Seconds that a session may run from its begin or last refresh. */
  totalIdleTime: field(count, number),
  /** Whole points of the skill with id 1..20, at index id - 1. */
  experience: field(list(integer(0, MAX_EXPERIENCE), SKILL_COUNT, SKILL_COUNT), {
    ...core,
    initial: new Array<number>(SKILL_COUNT).fill(0),
  }),
  inventory: field(amounts(), { stored: 'inventory' }),
  equipment: field(equipment, { ...core, initial: {} }),
  /** Set by the worn weapon. It keeps its last value when the weapon is taken off. */
  attackStyle: field(attackStyle, { ...number, initial: AttackStyle.Melee }),
  trainingAttribute: field(trainingAttribute, { ...number, initial: TrainingAttribute.Attack }),
  /**
   * Share of the maximum health at or below which the character eats after a turn, in ten-thousandths, 0 to
   * 10,000.
   */
  healingShare: field(healingShare, number),
  /** In combat the current health; otherwise the health at `healthAt`, which regenerates from then on. */
  health: field(count, number),
  healthAt: field(instant, number),
  /** Claimed amounts by trophy item id. */
  trophies: field(amounts(), { ...collection, initial: [], unplayed: [] }),
  /** Enemy id to 1 (plain card) or 2 (radiant card). */
  cards: field(amounts(2), { ...collection, initial: [] }),
  /** Item ids of tamed pets, ascending. */
  pets: field(ids, { ...collection, initial: [] }),
  /** Item ids of learned recipes, ascending. */
  knownRecipes: field(ids, { ...collection, initial: [], unplayed: [] }),
  /** Saved sets, their slots ascending. */
  sets: field(sets, { ...collection, initial: [], unplayed: [] }),
  /** By item id the amount that is neither sold nor disenchanted; `KEEP_ALL` for every unit. */
  kept: field(
    where(amounts(), ({ length }) => length <= 2 * KEPT_KINDS, '', `of more than ${KEPT_KINDS} kinds`),
    { ...collection, initial: [] },
  ),
  /** Item ids that are marked as junk, ascending. */
  junk: field(
    where(ids, ({ length }) => length <= JUNK_KINDS, '', `of more than ${JUNK_KINDS} kinds`),
    { ...collection, initial: [], unplayed: [] },
  ),
  /** The sales that can be undone, oldest first. Some may be too old already. */
  sales: field(sales, { ...core, initial: [], unplayed: [] }),
  action: field(nullable(action), { ...core, initial: null }),
  /** The last 100 lines of combat, oldest first. */
  combatLog: field(list(logLine, 0, LOG_LINES), { ...core, initial: [], unplayed: [] }),
  /** Instant of the last event. */
  eventAt: field(instant, number),
  /** What comes after the running session; null without a plan. */
  plan: field(nullable(plan), { ...core, initial: null }),
  /** Saved plans, their slots ascending. */
  savedPlans: field(savedPlans, { ...collection, initial: [], unplayed: [] }),
  /** What the player began last by hand; null when that was nothing. */
  lastBegin: field(nullable(lastBegin), { ...core, initial: null, unplayed: null }),
  /** Item id of the tamed pet that goes along; null for none. */
  companion: field(nullable(id), { ...number, initial: null }),
  /** What the player wants next, and what is not proposed. */
  wanted: field(wantedMarks, { ...collection, initial: NOTHING_WANTED, unplayed: NOTHING_WANTED }),
  /** Story and errands. */
  quests: field(questState, { ...collection, initial: FIRST_QUESTS, unplayed: FIRST_QUESTS }),
  /** Points of friendship by villager. */
  friendship: field(amounts(MAX_FRIENDSHIP_POINTS), { ...collection, initial: [], unplayed: [] }),
  /** The villagers that were given something in the last week in which the character gave anything. */
  villagerGifts: field(villagerGifts, {
    ...collection,
    initial: NO_VILLAGER_GIFTS,
    unplayed: NO_VILLAGER_GIFTS,
  }),
  candleEnds: field(amount, { ...collection, initial: 0 }),
  /** Ids of the owned furnishings, ascending. */
  furnishings: field(ids, { ...collection, initial: [], unplayed: [] }),
  /** Ids of the owned cosmetics, ascending. */
  cosmetics: field(ids, { ...collection, initial: [], unplayed: [] }),
};

/** What the player sees. An interface, so that messages of the compiler name it. */
export interface Shown extends ValuesOf<typeof SHOWN_FIELDS> {}

const FIELDS = Object.entries<ShownField<unknown>>(SHOWN_FIELDS);

/** The names of the fields that are stored together, in the order of the stored text. */
export const fieldsStoredIn = (part: StoredPart): readonly (keyof Shown)[] =>
  FIELDS.filter(([, { stored }]) => stored === part).map(([name]) => name as keyof Shown);

/** What no session needs, and may be long: the values in the state of a playback. */
export const UNPLAYED = Object.fromEntries(
  FIELDS.flatMap(([name, { unplayed }]) => (unplayed === undefined ? [] : [[name, unplayed]])),
) as Partial<Shown>;
