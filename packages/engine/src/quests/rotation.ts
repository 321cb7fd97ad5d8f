import { SKILL_COUNT } from '../world/skills.ts';

/**
 * Which errands are asked for on which day. It is a pure function of the day, equal on every machine, with
 * sums of 64 bits (second act, `rotation.py`).
 */

/** How many errands the board has on a day. */
export const BOARD_PLACES = 6;
const BLOCK_DAYS = 10;
/** Each skill stands this often on the boards of a block. */
const TIMES = 3;

const wide = (x: bigint): bigint => BigInt.asUintN(64, x);

/** The finalizer of splitmix64 after its increment. */
export function mix(value: bigint): bigint {
  let x = wide(value + 0x9e37_79b9_7f4a_7c15n);
  x = wide((x ^ (x >> 30n)) * 0xbf58_476d_1ce4_e5b9n);
  x = wide((x ^ (x >> 27n)) * 0x94d0_49bb_1331_11ebn);
  return x ^ (x >> 31n);
}

/** A permutation of 1 to `length` (Fisher-Yates). */
function permutation(seed: bigint, length: number): number[] {
  const numbers = Array.from({ length }, (_, index) => index + 1);
  let state = wide(seed);
  for (let i = length - 1; i > 0; i--) {
    state = mix(state);
    const j = Number(state % BigInt(i + 1));
    [numbers[i], numbers[j]] = [numbers[j] as number, numbers[i] as number];
  }
  return numbers;
}

/**
 * The skill ids of the boards of ten days, one board after the other: each skill three times, and never twice
 * on one board.
 */
function blockOf(block: number): readonly number[] {
  const skills = Array.from({ length: TIMES }, (_, index) =>
    permutation(BigInt(TIMES * block + index), SKILL_COUNT),
  ).flat();
  const first = (place: number): number => Math.floor(place / BOARD_PLACES) * BOARD_PLACES;
  const boardAt = (place: number): number[] => skills.slice(first(place), first(place) + BOARD_PLACES);
  for (let i = 0; i < skills.length; i++) {
    const skill = skills[i] as number;
    const start = first(i);
    if (!skills.slice(start, i).includes(skill)) continue;
    const others = skills.map((_, place) => place);
    const later = others.slice(start + BOARD_PLACES);
    for (const j of [...later, ...others.slice(0, start)]) {
      if (boardAt(i).includes(skills[j] as number) || boardAt(j).includes(skill)) continue;
      [skills[i], skills[j]] = [skills[j] as number, skill];
      break;
    }
  }
  return skills;
}

const KEPT_BLOCKS = 4;
const blocks = new Map<number, readonly number[]>();

/**
 * The six skill ids of the board of a day.
 * @param day in days since 1970-01-01
 */
export function skillsOfDay(day: number): readonly number[] {
  const block = Math.floor(day / BLOCK_DAYS);
  let skills = blocks.get(block);
  if (skills === undefined) {
    skills = blockOf(block);
    if (blocks.size >= KEPT_BLOCKS) blocks.clear();
    blocks.set(block, skills);
  }
  const at = (day - block * BLOCK_DAYS) * BOARD_PLACES;
  return skills.slice(at, at + BOARD_PLACES);
}

/** Seeds of weeks are apart from those of days. */
const WEEK_SEEDS = 1n << 40n;

/**
 * Which of so many weekly errands a week has, as an index: each once in so many weeks.
 * @param week as `weekOf`
 */
export function weeklyIndex(week: number, errands: number): number {
  const round = Math.floor(week / errands);
  const order = permutation(WEEK_SEEDS + BigInt(round), errands);
  return (order[week - round * errands] as number) - 1;
}

/** Days from 1970-01-01, a Thursday, back to the Monday before. */
const MONDAY = 3;
export const WEEK_DAYS = 7;

/** The week of a day, from Monday on; the week of 1970-01-01 is 0. */
export const weekOf = (day: number): number => Math.floor((day + MONDAY) / WEEK_DAYS);
