import { levelOf, type Shown, SKILL, type World } from '@slumberfell/engine';
import { BOARD_NUMBERS, LEADERBOARD_TYPES, type LeaderboardType } from '@slumberfell/protocol';

/** A leaderboard's number (`BOARD_NUMBERS`). */
export type Board = number;

const TYPES: ReadonlyMap<Board, LeaderboardType> = new Map(
  LEADERBOARD_TYPES.map((type) => [BOARD_NUMBERS[type], type]),
);

/** The numbers of all boards, lowest first. */
export const ALL_BOARDS: readonly Board[] = [...TYPES.keys()].sort((one, other) => one - other);

export const boardOf = (type: LeaderboardType): Board => BOARD_NUMBERS[type];

/** The name of a board; undefined when no board has this number. */
export const typeOf = (board: Board): LeaderboardType | undefined => TYPES.get(board);

/** By what a board ranks characters. With `skillId`: by the experience in that skill. */
type Ranks =
  | 'Level'
  | 'UniqueTrophies'
  | 'Trophies'
  | 'Cards'
  | 'RadiantCards'
  | 'Gold'
  | 'Curator'
  | 'Benefactor'
  | { readonly skillId: number };

const RANKS: ReadonlyMap<Board, Ranks> = new Map(
  LEADERBOARD_TYPES.map((type) => [
    boardOf(type),
    type in SKILL ? { skillId: SKILL[type as keyof typeof SKILL] } : (type as Exclude<Ranks, object>),
  ]),
);

/** @throws Error when no board has this number */
function ranksOf(board: Board): Ranks {
  const ranks = RANKS.get(board);
  if (ranks === undefined) throw new Error(`There is no leaderboard ${board}`);
  return ranks;
}

const LEVEL = boardOf('Level');
/** Scores on it depend on the trophies' ranks in the world (`scoring-digest.ts`). */
export const CURATOR = boardOf('Curator');
export const BENEFACTOR = boardOf('Benefactor');
const TROPHY_BOARDS = [boardOf('UniqueTrophies'), boardOf('Trophies'), CURATOR];
const CARD_BOARDS = [boardOf('Cards'), boardOf('RadiantCards')];
const GOLD = boardOf('Gold');

/** The skill that a board ranks; null for other boards. */
export function skillOf(board: Board): number | null {
  const ranks = ranksOf(board);
  return typeof ranks === 'object' ? ranks.skillId : null;
}

const boardOfSkill = new Map(ALL_BOARDS.map((board) => [skillOf(board), board]));

/** The fields of a character that leaderboards use. */
export type Ranked = Pick<Shown, 'experience' | 'trophies' | 'cards' | 'gold' | 'goldGiven'>;

/**
 * Total level and total experience in one number, a safe integer: level times 2^42, plus experience. From
 * level 2,001 on, which 20 skills do not reach, a level counts 2^38, so that there is room for 27 skills.
 * More experience than fits counts as the most that fits. 2^42 points would take some centuries, and 2^38
 * some decades.
 */
const SPAN = 2 ** 42;
const HIGH_LEVEL = 2_001;
const HIGH_SPAN = 2 ** 38;
const HIGH_SCORE = HIGH_LEVEL * SPAN;

const levelScore = (level: number, points: number): number =>
  level < HIGH_LEVEL
    ? level * SPAN + Math.min(points, SPAN - 1)
    : HIGH_SCORE + (level - HIGH_LEVEL) * HIGH_SPAN + Math.min(points, HIGH_SPAN - 1);

/** The inverse of `levelScore`. */
const levelOfScore = (score: number): { readonly level: number; readonly experience: number } =>
  score < HIGH_SCORE
    ? { level: Math.floor(score / SPAN), experience: score % SPAN }
    : {
        level: HIGH_LEVEL + Math.floor((score - HIGH_SCORE) / HIGH_SPAN),
        experience: (score - HIGH_SCORE) % HIGH_SPAN,
      };

/** Of how many trophies of a kind the board Curator counts the rank: bronze, silver and gold. */
const COUNTED_OF_A_KIND = 3;

/** A world, for the ranks of its trophies. */
export type TrophyRanks = Pick<World, 'relicariumEntry'>;

/**
 * A character's score on a board, a safe integer. Higher is better (game-design 2.15).
 * @param world the live world.
 */
export function scoreOn(board: Board, ranked: Ranked, world: TrophyRanks): number {
  const { experience, trophies, cards, gold, goldGiven } = ranked;
  const ranks = ranksOf(board);
  // A skill's board ranks by experience, which sorts characters by level. It also sorts those of the highest
  // level, 100.
  if (typeof ranks === 'object') return experience[ranks.skillId - 1] ?? 0;
  switch (ranks) {
    case 'Level': {
      let [levels, points] = [0, 0];
      for (const skill of experience) {
        levels += levelOf(skill);
        points += skill;
      }
      return levelScore(levels, points);
    }
    case 'UniqueTrophies':
      return trophies.length / 2;
    case 'Trophies':
      return Math.min(sumOf(trophies), Number.MAX_SAFE_INTEGER);
    case 'Cards':
      return cards.length / 2;
    case 'RadiantCards':
      // `cards` alternates ids and amounts. The amount is 1 for a plain card and 2 for a radiant card, so
      // the sum of the amounts minus the number of cards is the number of radiant cards.
      return sumOf(cards) - cards.length / 2;
    case 'Gold':
      return gold;
    case 'Curator':
      return curatorScore(trophies, world);
    case 'Benefactor':
      return goldGiven;
  }
}

/**
 * The sum over all claimed kinds of the trophy's rank times the claimed amount, of which at most
 * `COUNTED_OF_A_KIND` count. So more of an easy kind gains nothing.
 */
function curatorScore(trophies: readonly number[], world: TrophyRanks): number {
  let score = 0;
  for (let place = 0; place < trophies.length; place += 2) {
    const [itemId, claimed] = [trophies[place] as number, trophies[place + 1] as number];
    const rank = world.relicariumEntry(itemId)?.rank ?? 0;
    score += rank * Math.min(claimed, COUNTED_OF_A_KIND);
  }
  return score;
}

/** The sum of the amounts in a list of alternating ids and amounts. */
function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (let place = 1; place < amounts.length; place += 2) sum += amounts[place] as number;
  return sum;
}

/**
 * The boards on which two states of a character may have different scores in the same world. The rules
 * replace a field's object when they change it, so a field with the same object (`===`) has the same scores.
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
  if (before.goldGiven !== now.goldGiven) boards.push(BENEFACTOR);
  return boards;
}

/** A score as the page shows it: a level and experience, or an amount. */
export function shownScore(
  board: Board,
  score: number,
): { readonly level: number; readonly experience: number } | { readonly amount: number } {
  const ranks = ranksOf(board);
  if (typeof ranks === 'object') return { level: levelOf(score), experience: score };
  return ranks === 'Level' ? levelOfScore(score) : { amount: score };
}
