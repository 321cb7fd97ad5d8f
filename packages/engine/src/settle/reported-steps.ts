import type { CarriedOut } from '../recording/recorder.ts';
import type { Action, Plan, PlanStep, PlanStepName, Shown } from '../state/state.ts';
import type { IdleReport, ReportedEnd, ReportedStep } from './idle-report.ts';

/** The parts of an idle report that tell the steps of a plan apart. */

const NAMES: Readonly<Record<Action['kind'], PlanStepName>> = {
  craft: 'begin-crafting',
  disenchant: 'begin-disenchanting',
  hunt: 'begin-hunting',
  dungeon: 'begin-dungeon',
};

/**
 * The step whose session a report is about, or the session that the player has begun while a plan waited.
 * @param before what was shown before
 * @param ended how the session ended; null while it runs
 */
export function sessionStep(
  { plan, action }: Shown,
  report: IdleReport,
  ended: ReportedEnd | null,
): readonly ReportedStep[] {
  if (plan?.status !== 'active' || action === null || report.action === null) return [];
  return [
    {
      step: plan.running,
      name: NAMES[action.kind],
      id: report.action.id,
      times: 0,
      amount: amountOf(report),
      gold: 0,
      ended: ended && { at: ended.at, reason: ended.reason },
      skipped: null,
    },
  ];
}

function amountOf({ action, gained, kills, runs }: IdleReport): number {
  switch (action?.kind) {
    case 'hunt':
      return sumOf(kills);
    case 'dungeon':
      return sumOf(runs);
    default:
      return sumOf(gained.filter(({ itemId, source }) => itemId === action?.id && source !== 'looted'));
  }
}

const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** The steps whose turn came when a session had ended. They may have several entries. */
export const carriedOutSteps = (plan: Plan, carriedOut: readonly CarriedOut[]): readonly ReportedStep[] =>
  carriedOut.flatMap(({ step: index, code, gold }) => {
    const step = plan.steps[index];
    if (step === undefined) return [];
    return {
      step: index,
      name: step.name,
      id: idOf(step),
      times: code === null ? 1 : 0,
      amount: 0,
      gold,
      ended: null,
      skipped: code,
    };
  });

function idOf(step: PlanStep): number | null {
  switch (step.name) {
    case 'begin-crafting':
    case 'begin-disenchanting':
    case 'equip-food':
    case 'sell':
      return step.input.itemId;
    case 'begin-hunting':
    case 'travel':
      return step.input.regionId;
    case 'begin-dungeon':
      return step.input.dungeonId;
    case 'wear':
      return step.input.slot ?? null;
    case 'take-along':
      return step.input.itemId ?? null;
    case 'sell-junk':
    case 'set-healing-threshold':
      return null;
  }
}
