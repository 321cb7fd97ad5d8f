/** How far a trophy has been claimed. */
export const TROPHY_RANKS = ['locked', 'bronze', 'silver', 'gold'] as const;
export type TrophyRank = (typeof TROPHY_RANKS)[number];

/** CSS `filter` that turns a trophy's neutral metal into that of its rank; the rank's overlay lies over it, unfiltered. */
export const TROPHY_FILTERS: Readonly<Record<TrophyRank, string>> = {
  locked: 'grayscale(1) brightness(.34) contrast(.85)',
  bronze: 'sepia(1) hue-rotate(-18deg) saturate(2.3) brightness(.8)',
  silver: 'brightness(1.06)',
  gold: 'sepia(1) saturate(2.7) hue-rotate(-4deg) brightness(1.02)',
};
