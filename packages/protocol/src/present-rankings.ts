import { SKILL, type SkillName } from '@slumberfell/engine';
import { LEADERBOARD_TYPES, type LeaderboardType } from './leaderboard-types.ts';
import type { CharacterRankings } from './rankings.ts';

const SKILL_BOARDS = LEADERBOARD_TYPES.filter((type): type is SkillName => Object.hasOwn(SKILL, type));

/** @param rankOn the character's place on a leaderboard, from 1; undefined where it is on none yet */
export function presentRankings(rankOn: (type: LeaderboardType) => number | undefined): CharacterRankings {
  const ranking = (type: LeaderboardType): number | null => rankOn(type) ?? null;
  return {
    level: ranking('Level'),
    skills: SKILL_BOARDS.map((name) => ({ id: SKILL[name], ranking: ranking(name) })),
    uniqueTrophies: ranking('UniqueTrophies'),
    totalTrophies: ranking('Trophies'),
    cards: ranking('Cards'),
    radiantCards: ranking('RadiantCards'),
    totalGold: ranking('Gold'),
  };
}
