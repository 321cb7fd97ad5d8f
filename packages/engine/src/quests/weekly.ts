import type { AcceptedWeek } from '../state/quests.ts';
import type { WeeklyErrand, WeeklyTier } from '../world/quests.ts';

/**
 * The way of a weekly errand that a player chooses, in the tier of its acceptance.
 * @param choice from 1; undefined for none
 */
export const weeklyTierOf = (
  { ways }: WeeklyErrand,
  { tiers }: Pick<AcceptedWeek, 'tiers'>,
  choice: number | undefined,
): WeeklyTier | undefined =>
  choice === undefined ? undefined : ways[choice - 1]?.[(tiers[choice - 1] ?? 1) - 1];

/** The way that asks for kills, in the tier of its acceptance; undefined when none does. */
export const killsOfWeek = (errand: WeeklyErrand, tiers: readonly number[]): WeeklyTier | undefined =>
  errand.ways
    .map((_, index) => weeklyTierOf(errand, { tiers }, index + 1))
    .find((tier) => tier?.term.kind === 'kill-region');
