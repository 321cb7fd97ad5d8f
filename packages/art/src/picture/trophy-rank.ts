/** How far a trophy has been claimed. */
export const TROPHY_RANKS = ['locked', 'bronze', 'silver', 'gold'] as const;
export type TrophyRank = (typeof TROPHY_RANKS)[number];

/** CSS `filter` that turns a trophy's neutral metal into that of its rank; the rank's overlay lies over it, unfiltered. */
export const TROPHY_FILTERS: Readonly<Record<TrophyRank, string>> = {
  locked: 'grayscale(1) brightness(.7)',
  bronze: 'sepia(1) saturate(4.2) hue-rotate(-27deg) brightness(.72)',
  silver: 'brightness(1.06)',
  gold: 'sepia(1) saturate(4.4) hue-rotate(-8deg) brightness(1.02)',
};
