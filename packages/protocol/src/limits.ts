/** How many reports of what came while a player was away are kept for a character, the newest. */
export const IDLE_REPORTS_KEPT = 50;

/** Reports on one page of them. */
export const IDLE_REPORTS_PAGE_SIZE = 10;
