import type { FinishReason } from '../events/session.ts';
import { type Action, type Begun, PLAN_STEPS, type PlanStepName } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';

/** The sources of gains without a command. Loot of an item action has the source of the action's product. */
export const GAIN_SOURCES = ['gathered', 'crafted', 'disenchanted', 'looted'] as const;
export type GainSource = (typeof GAIN_SOURCES)[number];

/** The running action. `id` is the product (craft, disenchant), the region (hunt) or the dungeon. */
export interface ReportedAction {
  readonly kind: Action['kind'];
  readonly id: number;
}

/** Gained experience of one skill, in whole points: the points before, and the points added. */
export interface ReportedExperience {
  readonly skillId: number;
  readonly before: number;
  readonly points: number;
}

/**
 * What a character gained and used in a stretch of time without a command, as sums (game-design 7.3). All
 * amounts are at least 1. Each list has a fixed order, so equal reports are equal JSON. Of several sessions
 * the action and the end are those of the last one; `steps` tells them apart.
 */
export interface IdleReport {
  readonly action: ReportedAction | null;
  readonly gained: readonly (ItemAmount & { readonly source: GainSource })[];
  /** Components, disenchanted pieces, keys, and eaten portions. */
  readonly used: readonly ItemAmount[];
  readonly experience: readonly ReportedExperience[];
  readonly kills: readonly { readonly enemyId: number; readonly amount: number }[];
  /** Number of finished runs for each dungeon. A run is finished when its last enemy is beaten. */
  readonly runs: readonly { readonly dungeonId: number; readonly amount: number }[];
  /** How the last session ended; null when a session still runs, or when none ended. */
  readonly ended: ReportedEnd | null;
  /** What happened by a plan, in the order in which it first happened; empty without an active plan. */
  readonly steps: readonly ReportedStep[];
  /** What the player had begun last; null when that is not known, or when nothing ran. */
  readonly begun: Begun | null;
}

/** The most entries of `steps`: those of a plan, and the session before it. */
export const REPORTED_STEPS = PLAN_STEPS + 1;

/** What a step of a plan has brought, in all its rounds. */
export interface ReportedStep {
  /** Index of the step; null for a session that the player has begun. */
  readonly step: number | null;
  readonly name: PlanStepName;
  /** What it is about: an item, a region, a dungeon or a saved set; null for other steps. */
  readonly id: number | null;
  /** How often the plan has executed it. */
  readonly times: number;
  /** Gained items that it makes, kills of a hunt, finished runs of a dungeon; 0 for other steps. */
  readonly amount: number;
  /** Gold that it brought; negative when it cost gold. */
  readonly gold: number;
  /** How its last session ended; null while that runs, and for steps that begin none. */
  readonly ended: Pick<ReportedEnd, 'at' | 'reason'> | null;
  /** The code of its last refusal; null when it was never refused. */
  readonly skipped: string | null;
}

export interface ReportedEnd {
  readonly at: number;
  readonly reason: FinishReason;
  /** The enemy that defeated the character; null when none did. */
  readonly enemyId: number | null;
}

/** A report of nothing. */
export const EMPTY_REPORT: IdleReport = {
  action: null,
  gained: [],
  used: [],
  experience: [],
  kills: [],
  runs: [],
  ended: null,
  steps: [],
  begun: null,
};

/** Whether nothing was gained or used and no session ended. */
export const isEmptyReport = (report: IdleReport): boolean =>
  report.ended === null &&
  report.gained.length === 0 &&
  report.used.length === 0 &&
  report.experience.length === 0 &&
  report.kills.length === 0 &&
  report.runs.length === 0;

/** Adds two reports. `later` follows directly after `earlier`. */
export const addReports = (earlier: IdleReport, later: IdleReport): IdleReport => ({
  action: later.action ?? earlier.action,
  gained: summed(
    earlier.gained,
    later.gained,
    ({ source, itemId }) => GAIN_SOURCES.indexOf(source) * SOURCE_FACTOR + itemId,
  ),
  used: summed(earlier.used, later.used, ({ itemId }) => itemId),
  experience: addExperience(earlier.experience, later.experience),
  kills: summed(earlier.kills, later.kills, ({ enemyId }) => enemyId),
  runs: summed(earlier.runs, later.runs, ({ dungeonId }) => dungeonId),
  ended: later.ended ?? (later.action === null ? earlier.ended : null),
  steps: addSteps(earlier.steps, later.steps),
  begun: later.begun ?? earlier.begun,
});

/** Larger than any item id, so that `summed` sorts by source first and then by item id. */
const SOURCE_FACTOR = 0x100_0000_0000;

/** Adds up the entries with the same key and sorts them by key. */
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

function addExperience(
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

/** The newest steps stay when they are too many, because the player has set another plan meanwhile. */
function addSteps(earlier: readonly ReportedStep[], later: readonly ReportedStep[]): readonly ReportedStep[] {
  if (later.length === 0) return earlier;
  const steps = new Map<string, ReportedStep>();
  for (const step of [...earlier, ...later]) {
    const key = `${step.step} ${step.name} ${step.id}`;
    const known = steps.get(key);
    steps.set(key, known === undefined ? step : addStep(known, step));
  }
  return [...steps.values()].slice(-REPORTED_STEPS);
}

const addStep = (earlier: ReportedStep, later: ReportedStep): ReportedStep => ({
  ...earlier,
  times: earlier.times + later.times,
  amount: earlier.amount + later.amount,
  gold: earlier.gold + later.gold,
  // A step that was executed again has begun another session.
  ended: later.ended ?? (later.times > 0 ? null : earlier.ended),
  skipped: later.skipped ?? earlier.skipped,
});
