import { entriesOf, type Shown } from '@slumberfell/engine';
import type { LeaderboardType, OwnProfile } from '@slumberfell/protocol';

/** What the boards count besides experience. Profiles of other players' characters do not have it. */
export type Counted = Pick<Shown, 'trophies' | 'cards' | 'gold'>;

/**
 * Whether a board that is not about a skill has something to rank a character by.
 * @param counted null when it is not known, for other players' characters; the rank is then shown as received
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
