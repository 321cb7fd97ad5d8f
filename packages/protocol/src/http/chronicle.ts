import {
  FIRST_KINDS,
  GOLD_WAYS,
  ITEM_ORIGINS,
  ITEM_USES,
  MOST_FIRSTS,
  NIGHT_FIGURES,
  type NightFigure,
  TIME_KINDS,
} from '@slumberfell/engine';
import { CHRONICLE_DAYS_PAGE_SIZE, CHRONICLE_DAYS_PAGES, SHARED_FIRSTS } from '../schemas/limits.ts';
import { amount, count, id, instant, milliseconds } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** The most rows of a list. The engine's limits of tables are lower. */
const MANY = 5_000;

const rows = <T extends z.ZodType>(row: T) => z.array(row).max(MANY).readonly();

/** An object with an optional field for each name. */
const eachOptional = <const N extends string, T extends z.ZodType>(names: readonly N[], value: T) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, value.optional()])) as Record<N, z.ZodOptional<T>>,
  );

const kills = rows(z.strictObject({ enemyId: id, kills: count, defeats: count }));
const runs = rows(z.strictObject({ dungeonId: id, runs: amount }));
/** Time in ms in which an action ran, by region and kind of action. A kind that is absent has none. */
const times = rows(z.strictObject({ regionId: id, ms: eachOptional(TIME_KINDS, milliseconds) }));
const experience = rows(z.strictObject({ skillId: id, points: amount }));
/** Gold that sales brought, and that purchases and fares took. A reason that is absent has none. */
const gold = eachOptional(GOLD_WAYS, amount);

/** What a character has had of one item since the chronicle began. */
export const chronicleItem = z.strictObject({
  itemId: id,
  /** What was owned when the chronicle began. */
  opening: count,
  /** How many came, by where they came from. An origin that is absent brought none. */
  came: eachOptional(ITEM_ORIGINS, amount),
  /** How many went, by what they went to. */
  went: eachOptional(ITEM_USES, amount),
  /**
   * For an item that fights may bring: how many kills brought, and the sums of what they were expected to
   * bring and of the variance, in millionths. Null for other items.
   */
  luck: z.strictObject({ had: count, expected: count, variance: count }).nullable(),
});

const first = z.strictObject({
  kind: z.enum(FIRST_KINDS),
  /** The id of the item, region or enemy; for a level that of the skill. */
  id,
  /** The level that was reached; null for other kinds. */
  level: amount.nullable(),
  /** Null when it happened before the chronicle began. */
  at: instant.nullable(),
});

/** The day, 00:00 UTC of it, on which most was reached, and how much. */
const bestDay = z.strictObject({ start: instant, amount }).nullable();

/** When the night began, and how much it has. Null when no night has any. */
const bestNight = z.strictObject({ from: instant, amount }).nullable();

export const chronicleRecords = z.strictObject({
  /** Most points of experience on a day. Null when no day has any; likewise for gold and kills. */
  experience: bestDay,
  /** Most gold from sales on a day. */
  gold: bestDay,
  /** Most enemies beaten on a day. */
  kills: bestDay,
  /** The rarest item that fights have brought. `oneIn`: kills that bring one of it on average. */
  rarest: z.strictObject({ itemId: id, oneIn: amount }).nullable(),
  /** The night with most of each figure; `hunting` is time in ms in open combat. */
  nights: z.strictObject(
    Object.fromEntries(NIGHT_FIGURES.map((figure) => [figure, bestNight])) as Record<
      NightFigure,
      typeof bestNight
    >,
  ),
});
export type ChronicleRecords = z.infer<typeof chronicleRecords>;

/** What a character has done, had and used for as long as its chronicle is kept. */
export const chronicle = z.strictObject({
  /** From when it is kept. What happened before is known only by what was owned. */
  since: instant,
  /** Up to when it counts. */
  until: instant,
  kills,
  runs,
  items: rows(chronicleItem),
  times,
  experience,
  openingGold: count,
  gold,
  firsts: z.array(first).max(MOST_FIRSTS).readonly(),
  records: chronicleRecords,
  /** Since when a part of it is shown on the profile. Null: it is not shown. */
  sharedSince: instant.nullable(),
});
export type ChronicleAnswer = z.infer<typeof chronicle>;

/** One UTC day, or seven from a Monday on. Days without anything are left out. */
export const chronicleDay = z.strictObject({
  /** 00:00 UTC of its first day. */
  start: instant,
  days: z.union([z.literal(1), z.literal(7)]),
  kills,
  runs,
  times,
  experience,
  gold,
});

export const chronicleDaysQuery = z.strictObject({
  /** Counts from 1. */
  page: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(z.int().min(1).max(CHRONICLE_DAYS_PAGES)),
});

export const chronicleDays = z.strictObject({
  /** The newest first. Empty after the last page. */
  days: z.array(chronicleDay).max(CHRONICLE_DAYS_PAGE_SIZE).readonly(),
  total: count,
  pageSize: amount,
});
export type ChronicleDaysAnswer = z.infer<typeof chronicleDays>;
export type ChronicleDayAnswer = ChronicleDaysAnswer['days'][number];

export const shareChronicleInput = z.strictObject({ isShared: z.boolean() });

/**
 * What the profile of a character shows of its chronicle, if its player shares it. All its instants, those of
 * nights too, are 00:00 UTC of their day: others are not told at what time of day a player is here.
 */
export const sharedPart = z.strictObject({
  /** From when the chronicle is kept. */
  since: instant,
  records: chronicleRecords,
  /** Those whose instant is known. */
  firsts: z.strictObject({
    /** The newest first. */
    newest: z
      .array(first.extend({ at: instant }))
      .max(SHARED_FIRSTS)
      .readonly(),
    total: count,
  }),
  totals: z.strictObject({
    /** Time in ms in which an action ran. */
    time: milliseconds,
    kills: count,
    /** Finished runs of all dungeons. */
    runs: count,
    /** What sales brought. */
    gold: count,
  }),
});
export type SharedPart = z.infer<typeof sharedPart>;

export const sharedChronicle = z.strictObject({
  /** Null when its player does not share it. */
  chronicle: sharedPart.nullable(),
});
