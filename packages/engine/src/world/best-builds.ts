/** What a set may be best for. */
export const BAG_AIMS = ['experience', 'gold', 'safety'] as const;
export type BagAim = (typeof BAG_AIMS)[number];

/**
 * A best build in which a piece or a pet stands: the attack style (`AttackStyle`), the level of all skills,
 * the index of the aim in `BAG_AIMS`, and the percentage of full health at or below which the character eats.
 * The content has those that the search has found (docs/balance.md).
 */
export type StandingBuild = readonly [style: number, level: number, aim: number, threshold: number];

/** The most best builds in which one piece may stand. */
export const MAX_BEST_BUILDS = 100;
