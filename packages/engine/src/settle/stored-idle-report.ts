import { FINISH_REASONS } from '../events/session.ts';
import { itemAmountShape } from '../state/part-shapes.ts';
import { ACTION_KINDS } from '../state/state.ts';
import { fields, integer, list, nullable, oneOf, type Shape } from '../stored/shape.ts';
import type { StoredFormat } from '../stored/stored-format.ts';
import {
  GAIN_SOURCES,
  type IdleReport,
  type ReportedAction,
  type ReportedEnd,
  type ReportedExperience,
} from './idle-report.ts';

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
});

/** The stored format of idle reports. Put upgrade steps into a folder of their own, as for the state. */
export const STORED_IDLE_REPORT: StoredFormat<IdleReport> = { name: 'idle report', steps: [], shape };
