import { entriesOf, type Shown } from '@slumberfell/engine';
import type { LeaderboardType, OwnProfile } from '@slumberfell/protocol';

/** What the boards beside those of the skills count of a character; a profile of somebody else tells the experience alone. */
export type Counted = Pick<Shown, 'trophies' | 'cards' | 'gold'>;

/**
 * Whether a board that is not of a skill has anything to rank a character by.
 * @param counted null where it is not known, as of other players' characters: then the rank is taken as it is
 */
export function hasScoreOn(type: LeaderboardType, profile: OwnProfile, counted: Counted | null): boolean {
  if (type === 'Level')
    return [...profile.combatSkillsData, ...profile.skillsData].some(({ experience }) => experience > 0);
  if (counted === null) return true;
  switch (type) {
    case 'UniqueTrophies':
    case 'Trophies':
      return counted.trophies.length > 0;
    case 'Cards':
      return counted.cards.length > 0;
    case 'RadiantCards':
      return entriesOf(counted.cards).some(([, state]) => state > 1);
    default:
      return counted.gold > 0;
  }
}
