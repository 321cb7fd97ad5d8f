import { SKILLS } from '@slumberfell/engine';

type Skill = (typeof SKILLS)[number];

const SKILL_BOARDS = Object.fromEntries(SKILLS.map(({ name, board }) => [name, board])) as {
  readonly [S in Skill as S['name']]: S['board'];
};

/**
 * The leaderboards with the numbers that stored rankings have, in the order and with the names of
 * specification 3.32. A number never changes and is never used again. The list of kept names
 * (`fixtures/names.json`) contains them. A new board takes the next free number.
 */
export const BOARD_NUMBERS = {
  Level: 0,
  UniqueTrophies: 1,
  Trophies: 2,
  Cards: 3,
  RadiantCards: 4,
  Gold: 5,
  ...SKILL_BOARDS,
  Curator: 26,
  Benefactor: 27,
} as const;
type BoardNumbers = typeof BOARD_NUMBERS;
export type LeaderboardType = keyof BoardNumbers;

/** The boards that have the number of another board. */
type Doubled = {
  [T in LeaderboardType]: BoardNumbers[T] extends BoardNumbers[Exclude<LeaderboardType, T>] ? T : never;
}[LeaderboardType];
/** Does not compile when two boards have one number. The error names them. */
({}) satisfies Readonly<Record<Doubled, true>>;

/** The names of the leaderboards, in their order. */
export const LEADERBOARD_TYPES = Object.keys(BOARD_NUMBERS) as readonly LeaderboardType[] as readonly [
  LeaderboardType,
  ...LeaderboardType[],
];

/** Rows on a page (game-design 2.15). */
export const LEADERBOARD_PAGE_SIZE = 20;
