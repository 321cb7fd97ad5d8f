/** How far a trophy has been claimed. */
export const TROPHY_RANKS = ['locked', 'bronze', 'silver', 'gold'] as const;
export type TrophyRank = (typeof TROPHY_RANKS)[number];

/** CSS `filter` that turns a trophy's neutral metal into that of its rank; the rank's overlay lies over it, unfiltered. */
export const TROPHY_FILTERS: Readonly<Record<TrophyRank, string>> = {
  locked: 'grayscale(1) brightness(.36)',
  bronze: 'sepia(1) hue-rotate(-22deg) saturate(2.9) brightness(.74)',
  silver: 'brightness(1.06)',
  gold: 'sepia(1) hue-rotate(-9deg) saturate(3) brightness(1.03)',
};
