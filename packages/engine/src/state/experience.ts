/**
 * This file has the rules of levels and experience (game-design 2.1). Shown experience is in whole points.
 */

export const MAX_LEVEL = 100;

/** The largest amount of anything that is counted, such as items and gold. */
export const MAX_AMOUNT = Number.MAX_SAFE_INTEGER;

/** Whether a number is a valid amount: a safe integer that is not negative. */
export const isCountable = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

/**
 * 100 percent: the experience without pet bonuses. Pet bonuses add to it. Outside of combat it is also the
 * experience factor (game-design 2.1).
 */
export const FULL_EXPERIENCE = 100;

/** Experience is computed in ten-thousandths of a point, so that a percentage of a percentage stays exact. */
export const UNITS_PER_POINT = FULL_EXPERIENCE * FULL_EXPERIENCE;

/** The largest experience in whole points. With any fraction, its units are still safe integers. */
export const MAX_EXPERIENCE = Math.floor(MAX_AMOUNT / UNITS_PER_POINT) - 1;

// Up to level 99 the table is floor(sum of floor(l + 300 · 2^(l/7)) / 4). JavaScript engines compute
// fractional powers of two differently, so the thresholds are constants. `experience.test.ts` compares them
// with the formula.
/** The experience in points at which level L begins is at index L - 1. It rises from 0 to 14,463,256. */
export const EXPERIENCE_TABLE: readonly number[] = [
  0, 83, 174, 276, 388, 512, 650, 801, 969, 1_154, 1_358, 1_584, 1_833, 2_107, 2_411, 2_746, 3_115, 3_523,
  3_973, 4_470, 5_018, 5_624, 6_291, 7_028, 7_842, 8_740, 9_730, 10_824, 12_031, 13_363, 14_833, 16_456,
  18_247, 20_224, 22_406, 24_815, 27_473, 30_408, 33_648, 37_224, 41_171, 45_529, 50_339, 55_649, 61_512,
  67_983, 75_127, 83_014, 91_721, 101_333, 111_945, 123_660, 136_594, 150_872, 166_636, 184_040, 203_254,
  224_466, 247_886, 273_742, 302_288, 333_804, 368_599, 407_015, 449_428, 496_254, 547_953, 605_032, 668_051,
  737_627, 814_445, 899_257, 992_895, 1_096_278, 1_210_421, 1_336_443, 1_475_581, 1_629_200, 1_798_808,
  1_986_068, 2_192_818, 2_421_087, 2_673_114, 2_951_373, 3_258_594, 3_597_792, 3_972_294, 4_385_776,
  4_842_295, 5_346_332, 5_902_831, 6_517_253, 7_195_629, 7_944_614, 8_771_558, 9_684_577, 10_692_629,
  11_805_606, 13_034_431, 14_463_256,
];

/**
 * The highest level, from 1 to 100, whose threshold is at most `points`. Experience continues to rise after
 * level 100, the level does not.
 */
export function levelOf(points: number): number {
  let low = 0;
  let high = EXPERIENCE_TABLE.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((EXPERIENCE_TABLE[middle] as number) <= points) low = middle;
    else high = middle;
  }
  return low + 1;
}

/** Points at which `level` ends; Infinity at level 100. */
export function thresholdAfter(level: number): number {
  return EXPERIENCE_TABLE[level] ?? Number.POSITIVE_INFINITY;
}

/**
 * Experience units that are missing until `level`; 0 when it is reached, Infinity above the highest level.
 * The hidden fraction of a point is not known, so it counts as 0.
 */
export function missingUnits(points: number, level: number): number {
  if (level > MAX_LEVEL) return Number.POSITIVE_INFINITY;
  return Math.max(0, (EXPERIENCE_TABLE[level - 1] as number) - points) * UNITS_PER_POINT;
}

export interface LevelProgress {
  readonly level: number;
  /** Points gained since the level began. At level 100: all points of the skill since level 1. */
  readonly currentLevelExperience: number;
  /** Points from the begin to the end of the level; null at level 100. */
  readonly requiredExperienceForNextLevel: number | null;
  /** Share of the current level that is reached, in percent from 0 to 100; 100 at level 100. */
  readonly percentageToLevel: number;
}

export function levelProgress(points: number): LevelProgress {
  const level = levelOf(points);
  if (level === MAX_LEVEL) {
    return {
      level,
      currentLevelExperience: points,
      requiredExperienceForNextLevel: null,
      percentageToLevel: 100,
    };
  }
  const start = EXPERIENCE_TABLE[level - 1] as number;
  const required = thresholdAfter(level) - start;
  const current = points - start;
  return {
    level,
    currentLevelExperience: current,
    requiredExperienceForNextLevel: required,
    percentageToLevel: (100 * current) / required,
  };
}
