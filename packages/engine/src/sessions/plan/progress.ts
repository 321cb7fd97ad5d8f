import type { Draft } from '../../events/draft.ts';
import type { OnPlanProgress } from '../../events/plan.ts';
import type { Plan, PlanStatus } from '../../state/state.ts';

type Progress = Partial<Omit<OnPlanProgress, 'type'>>;

/** Moves a plan: what is not given stays as it is. */
export function movePlan(draft: Draft, progress: Progress): void {
  const { plan } = draft.shown;
  if (plan === null) return;
  const { place, round, running, limitAt, status }: Plan = { ...plan, ...progress };
  draft.emit({ type: 'OnPlanProgress', place, round, running, limitAt, status });
}

/** Pauses a plan that is active, because of a command or at the end of a session. */
export function pausePlan(draft: Draft, status: Exclude<PlanStatus, 'active' | 'over'>): void {
  if (draft.shown.plan?.status === 'active') movePlan(draft, { running: null, status });
}

/** Gives an active plan another limit, epoch ms, because the player began or refreshed a session. */
export function renewPlanLimit(draft: Draft, limitAt: number, running: number | null): void {
  const { plan } = draft.hidden;
  if (plan === null || draft.shown.plan?.status !== 'active') return;
  draft.hide({ plan: { ...plan, carriedOut: 0 } });
  movePlan(draft, { running, limitAt });
}
