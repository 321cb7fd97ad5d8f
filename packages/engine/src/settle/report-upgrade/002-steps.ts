import type { FinishReason } from '../../events/session.ts';
import type { GainSource, ReportedAction, ReportedExperience } from '../idle-report.ts';

interface ItemAmount {
  readonly itemId: number;
  readonly amount: number;
}

/** Version 1: without what a plan did. */
interface ReportOfVersion1 {
  readonly action: ReportedAction | null;
  readonly gained: readonly (ItemAmount & { readonly source: GainSource })[];
  readonly used: readonly ItemAmount[];
  readonly experience: readonly ReportedExperience[];
  readonly kills: readonly { readonly enemyId: number; readonly amount: number }[];
  readonly runs: readonly { readonly dungeonId: number; readonly amount: number }[];
  readonly ended: {
    readonly at: number;
    readonly reason: FinishReason;
    readonly enemyId: number | null;
  } | null;
}

/** Version 2: the steps of a plan. */
export interface ReportOfVersion2 extends ReportOfVersion1 {
  readonly steps: readonly never[];
}

export const withSteps = (report: ReportOfVersion1): ReportOfVersion2 => ({ ...report, steps: [] });
