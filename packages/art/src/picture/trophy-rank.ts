/** The ranks of a trophy, from not claimed to gold. */
export const TROPHY_RANKS = ['locked', 'bronze', 'silver', 'gold'] as const;
export type TrophyRank = (typeof TROPHY_RANKS)[number];

/**
 * CSS `filter` that gives a trophy's neutral metal the colour of the rank. The rank's overlay is above it and
 * has no filter.
 */
export const TROPHY_FILTERS: Readonly<Record<TrophyRank, string>> = {
  locked: 'grayscale(1) brightness(.7)',
  bronze: 'sepia(1) saturate(4.2) hue-rotate(-27deg) brightness(.72)',
  silver: 'brightness(1.06)',
  gold: 'sepia(1) saturate(4.4) hue-rotate(-8deg) brightness(1.02)',
};
