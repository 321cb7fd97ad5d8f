import { SKILLS } from '@slumberfell/engine';
import type { CharacterRankings } from '../layout/rankings.ts';
import type { LeaderboardType } from './leaderboard-types.ts';

/** @param rankOn the character's rank on a leaderboard, from 1; undefined when it has none yet */
export function presentRankings(rankOn: (type: LeaderboardType) => number | undefined): CharacterRankings {
  const ranking = (type: LeaderboardType): number | null => rankOn(type) ?? null;
  return {
    level: ranking('Level'),
    skills: SKILLS.map(({ id, name }) => ({ id, ranking: ranking(name) })),
    uniqueTrophies: ranking('UniqueTrophies'),
    totalTrophies: ranking('Trophies'),
    cards: ranking('Cards'),
    radiantCards: ranking('RadiantCards'),
    totalGold: ranking('Gold'),
    curator: ranking('Curator'),
    benefactor: ranking('Benefactor'),
  };
}
