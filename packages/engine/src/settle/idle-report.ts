import type { FinishReason } from '../events/session.ts';
import type { Action } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';

/**
 * How something came to a character by itself. What is found beside a product came the way the product did.
 */
export const GAIN_SOURCES = ['gathered', 'crafted', 'disenchanted', 'looted'] as const;
export type GainSource = (typeof GAIN_SOURCES)[number];

/** What was under way: the product (craft, disenchant), the region (hunt) or the dungeon. */
export interface ReportedAction {
  readonly kind: Action['kind'];
  readonly id: number;
}

/** What was learned: the experience before, and the points on top of it. */
export interface ReportedExperience {
  readonly skillId: number;
  readonly before: number;
  readonly points: number;
}

/**
 * What a stretch of time brought a character by itself, as sums (game-design 7.3). All amounts are at least
 * 1. Each list stands in one order, so that equal reports are equal JSON.
 */
export interface IdleReport {
  readonly action: ReportedAction | null;
  readonly gained: readonly (ItemAmount & { readonly source: GainSource })[];
  /** Components, pieces undone, keys, and portions eaten. */
  readonly used: readonly ItemAmount[];
  readonly experience: readonly ReportedExperience[];
  readonly kills: readonly { readonly enemyId: number; readonly amount: number }[];
  /** Dungeons finished, the last enemy beaten. */
  readonly runs: readonly { readonly dungeonId: number; readonly amount: number }[];
  /** How the last session ended; null while it goes on. */
  readonly ended: ReportedEnd | null;
}

export interface ReportedEnd {
  readonly at: number;
  readonly reason: FinishReason;
  /** The enemy that defeated the character; null when none did. */
  readonly enemyId: number | null;
}

/** Whether nothing happened. */
export const isEmptyReport = (report: IdleReport): boolean =>
  report.ended === null &&
  report.gained.length === 0 &&
  report.used.length === 0 &&
  report.experience.length === 0 &&
  report.kills.length === 0 &&
  report.runs.length === 0;

/** The report of two stretches of time, one after the other. */
export const addReports = (earlier: IdleReport, later: IdleReport): IdleReport => ({
  action: later.action ?? earlier.action,
  gained: summed(
    earlier.gained,
    later.gained,
    ({ source, itemId }) => GAIN_SOURCES.indexOf(source) * IDS + itemId,
  ),
  used: summed(earlier.used, later.used, ({ itemId }) => itemId),
  experience: taught(earlier.experience, later.experience),
  kills: summed(earlier.kills, later.kills, ({ enemyId }) => enemyId),
  runs: summed(earlier.runs, later.runs, ({ dungeonId }) => dungeonId),
  ended: later.ended ?? (later.action === null ? earlier.ended : null),
});

/** Room for the ids of one source. */
const IDS = 0x100_0000_0000;

/** Entries with the same key made one, in the order of the keys. */
function summed<E extends { readonly amount: number }>(
  earlier: readonly E[],
  later: readonly E[],
  keyOf: (entry: E) => number,
): readonly E[] {
  const sums = new Map<number, E>();
  for (const entry of [...earlier, ...later]) {
    const key = keyOf(entry);
    sums.set(key, { ...entry, amount: (sums.get(key)?.amount ?? 0) + entry.amount });
  }
  return [...sums].toSorted(([one], [other]) => one - other).map(([, entry]) => entry);
}

function taught(
  earlier: readonly ReportedExperience[],
  later: readonly ReportedExperience[],
): readonly ReportedExperience[] {
  const skills = new Map<number, ReportedExperience>();
  for (const { skillId, before, points } of [...earlier, ...later]) {
    const known = skills.get(skillId);
    skills.set(skillId, { skillId, before: known?.before ?? before, points: (known?.points ?? 0) + points });
  }
  return [...skills.values()].toSorted((one, other) => one.skillId - other.skillId);
}
