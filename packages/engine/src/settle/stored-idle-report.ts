import { FINISH_REASONS } from '../events/session.ts';
import { itemAmountShape } from '../state/part-shapes.ts';
import { begun } from '../state/plan-shapes.ts';
import { ACTION_KINDS, PLAN_STEP_NAMES } from '../state/state.ts';
import { fields, integer, list, nullable, oneOf, type Shape, text } from '../stored/shape.ts';
import type { ChainTo, StoredFormat, UpgradeStep } from '../stored/stored-format.ts';
import {
  GAIN_SOURCES,
  type IdleReport,
  REPORTED_STEPS,
  type ReportedAction,
  type ReportedEnd,
  type ReportedExperience,
  type ReportedStep,
} from './idle-report.ts';
import { withSteps } from './report-upgrade/002-steps.ts';
import { withBegun } from './report-upgrade/003-begun.ts';

const id = integer();
const amount = integer(1);

const shape: Shape<IdleReport> = fields<IdleReport>({
  action: nullable(fields<ReportedAction>({ kind: oneOf(...ACTION_KINDS), id })),
  gained: list(fields<IdleReport['gained'][number]>({ source: oneOf(...GAIN_SOURCES), itemId: id, amount })),
  used: list(itemAmountShape),
  experience: list(fields<ReportedExperience>({ skillId: id, before: integer(), points: amount })),
  kills: list(fields<IdleReport['kills'][number]>({ enemyId: id, amount })),
  runs: list(fields<IdleReport['runs'][number]>({ dungeonId: id, amount })),
  ended: nullable(
    fields<ReportedEnd>({
      at: integer(),
      reason: oneOf(...FINISH_REASONS),
      enemyId: nullable(id),
    }),
  ),
  steps: list(
    fields<ReportedStep>({
      step: nullable(integer(0)),
      name: oneOf(...PLAN_STEP_NAMES),
      id: nullable(id),
      times: integer(0),
      amount: integer(0),
      gold: integer(Number.MIN_SAFE_INTEGER),
      ended: nullable(
        fields<NonNullable<ReportedStep['ended']>>({ at: integer(), reason: oneOf(...FINISH_REASONS) }),
      ),
      skipped: nullable(text),
    }),
    0,
    REPORTED_STEPS,
  ),
  begun: nullable(begun),
});

const STEPS = [withSteps, withBegun] as const satisfies readonly UpgradeStep[];

/** The stored format of idle reports. Never edit a released upgrade step. */
export const STORED_IDLE_REPORT: StoredFormat<IdleReport> = {
  name: 'idle report',
  steps: STEPS satisfies ChainTo<IdleReport, typeof STEPS>,
  shape,
};
