/** The highest level of friendship. */
export const MAX_FRIENDSHIP = 10;

/** Points from which on a friendship has a level, from 1 on. */
export const pointsOfFriendship = (level: number): number => (level * (level - 1)) / 2;

/** The most points of friendship that are counted: those of the highest level. */
export const MAX_FRIENDSHIP_POINTS = pointsOfFriendship(MAX_FRIENDSHIP);

/** The level of a friendship with so many points, from 1 to 10. */
export function friendshipLevel(points: number): number {
  let level = 1;
  while (level < MAX_FRIENDSHIP && points >= pointsOfFriendship(level + 1)) level += 1;
  return level;
}
