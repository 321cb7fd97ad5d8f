import {
  BOARD_DAYS,
  BOARD_WEEKS,
  COSMETIC_KINDS,
  ERRAND_SLOTS,
  MAX_ENEMIES_OF_ERRAND,
  MAX_FAMILIES_LIKED,
  MAX_FRIENDSHIP_POINTS,
  MAX_VILLAGERS,
  TERM_KINDS,
  UNLOCK_KINDS,
  WEEKLY_WAYS,
} from '@slumberfell/engine';
import { amount, contentVersion, count, id } from './numbers.ts';
import { z } from './zod.ts';

/** A day or a week may lie before 1970 on a host whose clock is wrong. */
const day = z.int();

const acceptedErrand = z.strictObject({ errandId: id, day, amount, base: count });

const boardDay = z.strictObject({ day, taken: count, done: count });

const acceptedWeek = z.strictObject({
  week: day,
  errandId: id,
  tiers: z.array(amount).max(WEEKLY_WAYS).readonly(),
  base: count,
  isDone: z.boolean(),
});

/** Where a character is in the story, and which errands it has accepted. */
export const questState = z.strictObject({
  chapter: amount,
  closedOn: day.nullable(),
  errands: z.array(acceptedErrand).max(ERRAND_SLOTS).readonly(),
  days: z.array(boardDay).max(BOARD_DAYS).readonly(),
  weeks: z.array(acceptedWeek).max(BOARD_WEEKS).readonly(),
});

/** Points of friendship with a villager. */
export const friendship = z.strictObject({
  villagerId: id,
  points: z.int().min(1).max(MAX_FRIENDSHIP_POINTS),
});

/** The villagers that were given something in a week. */
export const villagerGifts = z.strictObject({
  week: day,
  villagerIds: z.array(id).max(MAX_VILLAGERS).readonly(),
});

const name = z.string().min(1).max(200);
const text = z.string().min(1).max(4_000);

const term = z.strictObject({ kind: z.enum(TERM_KINDS), id: count, amount });

const chapter = z.strictObject({
  id,
  title: name,
  regionId: id,
  villagerId: id,
  advisedLevel: amount,
  terms: z.array(term).min(1).max(20).readonly(),
  gold: count,
  candleEnds: count,
  pieces: z.array(id).max(3).readonly(),
  furnishingId: id.nullable(),
  cosmetics: z
    .array(z.strictObject({ id, kind: z.enum(COSMETIC_KINDS), name }))
    .max(COSMETIC_KINDS.length)
    .readonly(),
  unlocks: z
    .array(z.strictObject({ kind: z.enum(UNLOCK_KINDS), id: count }))
    .max(50)
    .readonly(),
  opening: text,
  closing: text,
});

const errand = z.strictObject({
  id,
  skillId: id,
  tier: amount,
  minLevel: amount,
  villagerId: id,
  kind: z.enum(['kill', 'deliver']),
  ids: z.array(id).min(1).max(MAX_ENEMIES_OF_ERRAND).readonly(),
  amount,
  upperAmount: amount,
  gold: count,
  experience: count,
  candleEnds: count,
  friendship: count,
  text,
});

const weeklyTier = z.strictObject({
  term,
  skillId: id.nullable(),
  minLevel: amount,
  gold: count,
  experience: count,
});

const weeklyErrand = z.strictObject({
  id,
  title: name,
  villagerId: id,
  ways: z.array(z.array(weeklyTier).max(6).readonly()).max(WEEKLY_WAYS).readonly(),
  candleEnds: count,
  friendship: count,
  text,
});

/** Items of one tier, each of which is a gift in this amount. */
const liking = z.strictObject({ itemIds: z.array(id).min(1).max(10).readonly(), amount });

const villager = z.strictObject({
  id,
  name,
  regionId: id,
  place: name,
  trade: name,
  description: text,
  lines: z.array(text).max(3).readonly(),
  furnishingId: id,
  likes: z.array(z.array(liking).max(10).readonly()).max(MAX_FAMILIES_LIKED).readonly().optional(),
});

/** The story, the errands and the villagers of a world. */
export const questData = z.strictObject({
  chapters: z.array(chapter).max(99).readonly(),
  errands: z.array(errand).max(2_000).readonly(),
  weeklyErrands: z.array(weeklyErrand).max(500).readonly(),
  villagers: z.array(villager).max(MAX_VILLAGERS).readonly(),
  /** What chapters and villagers give for a room. */
  furnishings: z
    .array(z.strictObject({ id, name, description: text }))
    .max(500)
    .readonly()
    .optional(),
});

/** The caller's version of the quests. */
export const questsQuery = z.strictObject({ version: z.string().max(64).optional() });

export const questsAnswer = z.strictObject({
  version: contentVersion,
  /** Null when the caller's version is current. */
  quests: questData.nullable(),
});
