import { SKILL, type SkillName, skillKind } from '@slumberfell/engine';
import { LEADERBOARD_TYPES, type LeaderboardType } from '@slumberfell/protocol';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { SKILL_KIND_TITLES } from '../character/skill-kinds.ts';

/** A leaderboard's display texts. */
export interface Board {
  readonly type: LeaderboardType;
  readonly title: string;
  readonly glyph: GlyphName;
  /** Headings of the columns with numbers: one amount, or a level and the experience. */
  readonly columns: readonly [amount: string] | readonly [level: string, experience: string];
}

/** Number of ranks with a crown: gold, silver, bronze. */
export const CROWNS = 3;

interface BoardGroup {
  readonly title: string;
  readonly boards: readonly Board[];
}

/**
 * In the order in which they are listed. Curator and Benefactor stand before the other boards for trophies
 * and for gold: they reward other play than the repetition of what is easy.
 */
const OVERALL: Readonly<Record<Exclude<LeaderboardType, SkillName>, Omit<Board, 'type'>>> = {
  Level: { title: 'Level', glyph: 'crown', columns: ['Total level', 'Experience'] },
  Curator: { title: 'Curator', glyph: 'diamond-trophy', columns: ['Points for the collection'] },
  UniqueTrophies: { title: 'Unique Trophies', glyph: 'trophy', columns: ['Kinds claimed'] },
  Trophies: { title: 'Trophies', glyph: 'trophies-shelf', columns: ['Claimed'] },
  Cards: { title: 'Cards', glyph: 'card-pick', columns: ['Cards'] },
  RadiantCards: { title: 'Radiant Cards', glyph: 'sparkles', columns: ['Radiant cards'] },
  Benefactor: { title: 'Benefactor', glyph: 'mountaintop', columns: ['Gold given'] },
  Gold: { title: 'Gold', glyph: 'two-coins', columns: ['Gold in hand'] },
};

const isSkill = (type: LeaderboardType): type is SkillName => Object.hasOwn(SKILL, type);

const boardOf = (type: LeaderboardType): Board =>
  isSkill(type)
    ? { type, title: type, glyph: skillGlyph(SKILL[type]), columns: ['Level', 'Experience'] }
    : { type, ...OVERALL[type] };

const groupOf = (type: LeaderboardType): string =>
  isSkill(type) ? SKILL_KIND_TITLES[skillKind(SKILL[type])] : 'Overall';

/** Boards that are not about a skill, in the order of `OVERALL`, then the others in their stored order. */
const LISTED: readonly LeaderboardType[] = [
  ...(Object.keys(OVERALL) as (keyof typeof OVERALL)[]),
  ...LEADERBOARD_TYPES.filter(isSkill),
];

/** All leaderboards in groups, in the order in which they are listed. */
export const BOARD_GROUPS: readonly BoardGroup[] = [...new Set(LISTED.map(groupOf))].map((title) => ({
  title,
  boards: LISTED.filter((type) => groupOf(type) === title).map(boardOf),
}));

/** The board with this name; the first board for an unknown name. */
export const boardNamed = (name: string | undefined): Board =>
  boardOf(LEADERBOARD_TYPES.find((type) => type === name) ?? LEADERBOARD_TYPES[0]);
