import { levelOf, type Shown, SKILL } from '@slumberfell/engine';
import { LEADERBOARD_TYPES, type LeaderboardType } from '@slumberfell/protocol';

/** A leaderboard's number: its place in `LEADERBOARD_TYPES`. */
export type Board = number;

export const ALL_BOARDS: readonly Board[] = LEADERBOARD_TYPES.map((_, board) => board);

export const boardOf = (type: LeaderboardType): Board => LEADERBOARD_TYPES.indexOf(type);

/** What a board ranks by. */
type Ranks =
  | 'Level'
  | 'UniqueTrophies'
  | 'Trophies'
  | 'Cards'
  | 'RadiantCards'
  | 'Gold'
  | { readonly skillId: number };

const RANKS: readonly Ranks[] = LEADERBOARD_TYPES.map((type) =>
  type in SKILL ? { skillId: SKILL[type as keyof typeof SKILL] } : (type as Exclude<Ranks, object>),
);

const LEVEL = boardOf('Level');
const TROPHY_BOARDS = [boardOf('UniqueTrophies'), boardOf('Trophies')];
const CARD_BOARDS = [boardOf('Cards'), boardOf('RadiantCards')];
const GOLD = boardOf('Gold');

/** The skill that a board ranks; null where it ranks something else. */
export function skillOf(board: Board): number | null {
  const ranks = RANKS[board];
  return typeof ranks === 'object' ? ranks.skillId : null;
}

const boardOfSkill = new Map(ALL_BOARDS.map((board) => [skillOf(board), board]));

/** What of a character counts on the boards. */
export type Ranked = Pick<Shown, 'experience' | 'trophies' | 'cards' | 'gold'>;

/**
 * Total level and total experience in one number, the level first: 2,000 levels times 2^42 stay a safe
 * integer. More than 2^42 points in all would take a character some centuries, and count as 2^42 - 1.
 */
const EXPERIENCE_BITS = 2 ** 42;

/** What a character is ranked by on a board, a safe integer: the more, the better (game-design 2.15). */
export function scoreOn(board: Board, { experience, trophies, cards, gold }: Ranked): number {
  const ranks = RANKS[board];
  if (ranks === undefined) throw new Error(`There is no leaderboard ${board}`);
  // The level follows from the experience, which goes on after level 100.
  if (typeof ranks === 'object') return experience[ranks.skillId - 1] ?? 0;
  switch (ranks) {
    case 'Level': {
      let [levels, points] = [0, 0];
      for (const skill of experience) {
        levels += levelOf(skill);
        points += skill;
      }
      return levels * EXPERIENCE_BITS + Math.min(points, EXPERIENCE_BITS - 1);
    }
    case 'UniqueTrophies':
      return trophies.length / 2;
    case 'Trophies':
      return Math.min(sumOf(trophies), Number.MAX_SAFE_INTEGER);
    case 'Cards':
      return cards.length / 2;
    case 'RadiantCards':
      // A card counts 1, a radiant one 2.
      return sumOf(cards) - cards.length / 2;
    case 'Gold':
      return gold;
  }
}

/** The sum of amounts by id, which is every other number of the list. */
function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (let place = 1; place < amounts.length; place += 2) sum += amounts[place] as number;
  return sum;
}

/**
 * The boards on which two states of a character may score differently. What the rules did not touch is the
 * very same.
 */
export function boardsBetween(before: Ranked, now: Ranked): readonly Board[] {
  const boards: Board[] = [];
  if (before.experience !== now.experience) {
    for (const [index, points] of now.experience.entries()) {
      const board = boardOfSkill.get(index + 1);
      if (board !== undefined && points !== before.experience[index]) boards.push(board);
    }
    if (boards.length > 0) boards.push(LEVEL);
  }
  if (before.trophies !== now.trophies) boards.push(...TROPHY_BOARDS);
  if (before.cards !== now.cards) boards.push(...CARD_BOARDS);
  if (before.gold !== now.gold) boards.push(GOLD);
  return boards;
}

/** What a score on a board shows of the character. */
export function shownScore(
  board: Board,
  score: number,
): { readonly level: number; readonly experience: number } | { readonly amount: number } {
  const ranks = RANKS[board];
  if (typeof ranks === 'object') return { level: levelOf(score), experience: score };
  if (ranks !== 'Level') return { amount: score };
  return { level: Math.floor(score / EXPERIENCE_BITS), experience: score % EXPERIENCE_BITS };
}
