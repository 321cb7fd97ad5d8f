/**
 * How many kinds of pieces one session of disenchanting may be asked for; a tier has about a hundred. With the largest
 * numbers that there are, so many still fit into a request's body.
 */
export const MAX_PIECES = 250;
