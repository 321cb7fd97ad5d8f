/**
 * How many kinds of pieces one session of disenchanting may be asked for; a tier has about a hundred. With the largest
 * numbers that there are, so many still fit into a request's body.
 */
export const MAX_PIECES = 250;

/** How many reports of what came while a player was away are kept for a character, the newest. */
export const IDLE_REPORTS_KEPT = 50;

/** Reports on one page of them. */
export const IDLE_REPORTS_PAGE_SIZE = 10;
