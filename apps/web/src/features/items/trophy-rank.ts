/** The rank of a trophy, from the claimed amount of its kind. */
export type TrophyRank = 'locked' | 'bronze' | 'silver' | 'gold';

const RANKS: readonly TrophyRank[] = ['locked', 'bronze', 'silver', 'gold'];

/** The rank of a claimed amount (specification 4.41): 0 locked, 1 bronze, 2 silver, 3 or more gold. */
export const trophyRank = (claimed: number): TrophyRank => RANKS[claimed] ?? 'gold';

export const RANK_NAMES: Readonly<Record<TrophyRank, string>> = {
  locked: 'Locked',
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
};
