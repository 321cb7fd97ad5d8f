/** What a set may be best for. */
export const BAG_AIMS = ['experience', 'gold', 'safety'] as const;
export type BagAim = (typeof BAG_AIMS)[number];

/**
 * A best build in which a piece or a pet stands: the attack style (`AttackStyle`), the level of all skills,
 * and the index of the aim in `BAG_AIMS`. The content has those that the search has found (docs/balance.md).
 */
export type BestBuildKey = readonly [style: number, level: number, aim: number];

/** The most best builds in which one piece may stand. */
export const MAX_BEST_BUILDS = 100;
