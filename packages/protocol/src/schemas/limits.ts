/** Characters of a character's name. */
export const NAME_MIN = 3;
export const NAME_MAX = 16;

/** Characters of a password that a player chooses, at least. */
export const PASSWORD_MIN = 8;

/** How many reports of what came while a player was away are kept for a character, the newest. */
export const IDLE_REPORTS_KEPT = 50;

/** Reports on one page of them. */
export const IDLE_REPORTS_PAGE_SIZE = 10;
