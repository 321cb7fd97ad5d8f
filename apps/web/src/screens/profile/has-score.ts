import { entriesOf, type Shown } from '@slumberfell/engine';
import type { LeaderboardType, OwnProfile } from '@slumberfell/protocol';

/**
 * What leaderboards count besides experience, as parts of the character's state. The profile of another
 * player's character does not contain them.
 */
export type Counted = Pick<Shown, 'trophies' | 'cards' | 'gold' | 'goldGiven'>;

/**
 * Whether the character has more than 0 of what this board counts, such as gold; only for boards that are not
 * about a skill.
 * @param counted null for another player's character, because the page does not know it; the result is then
 * true, except for the board Level
 */
export function hasScoreOn(type: LeaderboardType, profile: OwnProfile, counted: Counted | null): boolean {
  if (type === 'Level')
    return [...profile.combatSkillsData, ...profile.skillsData].some(({ experience }) => experience > 0);
  if (counted === null) return true;
  switch (type) {
    case 'Curator':
    case 'UniqueTrophies':
    case 'Trophies':
      return counted.trophies.length > 0;
    case 'Cards':
      return counted.cards.length > 0;
    case 'RadiantCards':
      return entriesOf(counted.cards).some(([, state]) => state > 1);
    case 'Benefactor':
      return counted.goldGiven > 0;
    default:
      return counted.gold > 0;
  }
}
