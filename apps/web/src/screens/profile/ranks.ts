import { SKILL, type SkillName } from '@slumberfell/engine';
import type { CharacterRankings, LeaderboardType } from '@slumberfell/protocol';

const FIELDS = {
  Level: 'level',
  Curator: 'curator',
  UniqueTrophies: 'uniqueTrophies',
  Trophies: 'totalTrophies',
  Cards: 'cards',
  RadiantCards: 'radiantCards',
  Benefactor: 'benefactor',
  Gold: 'totalGold',
} as const satisfies Readonly<Record<Exclude<LeaderboardType, SkillName>, keyof CharacterRankings>>;

const isSkill = (type: LeaderboardType): type is SkillName => Object.hasOwn(SKILL, type);

/**
 * The character's rank on a leaderboard.
 * @returns the rank from 1; null when the character has no rank yet; undefined while the rankings are fetched
 */
export function rankOn(rankings: CharacterRankings | null, type: LeaderboardType): number | null | undefined {
  if (rankings === null) return undefined;
  if (!isSkill(type)) return rankings[FIELDS[type]];
  return rankings.skills.find(({ id }) => id === SKILL[type])?.ranking ?? null;
}
