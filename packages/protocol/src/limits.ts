/** How many kinds of pieces one session of disenchanting may be asked for; a tier has about a hundred. */
export const MAX_PIECES = 1_000;
