import type { PlanForecast, StepForecast } from '@slumberfell/engine';

/** A part of the time from now to the limit. All widths add up to 1. */
export interface NightSegment {
  /** What is carried out in it: one step, all steps of several rounds, or none in the time that is free. */
  readonly steps: readonly StepForecast[];
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
  /** Its share of the time, 0 to 1. */
  readonly width: number;
}

/** The steps without a session that are carried out at the same instant. */
export interface NightMark {
  readonly steps: readonly StepForecast[];
  /** Epoch ms. */
  readonly at: number;
  /** Its place in the time, 0 to 1. */
  readonly place: number;
}

/** The time from now to the limit, cut into what is carried out in it. */
export interface NightSegments {
  readonly from: number;
  readonly until: number;
  readonly segments: readonly NightSegment[];
  readonly marks: readonly NightMark[];
}

/** Share of the runs below which a step has no place in the picture: it shows what usually happens. */
const USUAL = 0.5;

/**
 * Cuts the time from now to the limit by the median instants of a forecast. A part begins where the part
 * before ends, because medians of different runs may leave gaps or overlap.
 * @param times rounds of the plan. With several, the forecast tells only the first begin and the last end of
 * a step, so all steps are in one part
 */
export function nightSegments(
  { night, endsAt, steps }: Pick<PlanForecast, 'night' | 'endsAt' | 'steps'>,
  times: number,
): NightSegments {
  const from = night.startAt;
  const until = Math.max(night.limitAt, endsAt.p50);
  const whole = Math.max(1, until - from);
  const segments: NightSegment[] = [];
  const marks = new Map<number, StepForecast[]>();
  let at = from;
  const add = (part: readonly StepForecast[], end: number) => {
    segments.push({ steps: part, from: at, until: end, width: (end - at) / whole });
    at = end;
  };
  for (const part of parts(steps, times)) {
    const end = Math.min(until, Math.max(at, ...part.map(({ ends }) => ends?.p50 ?? at)));
    if (end > at && part.some(takesTime)) add(part, end);
    else marks.set(at, [...(marks.get(at) ?? []), ...part]);
  }
  if (until > at || segments.length === 0) add([], until);
  return {
    from,
    until,
    segments,
    marks: [...marks].map(([instant, part]) => ({
      steps: part,
      at: instant,
      place: (instant - from) / whole,
    })),
  };
}

const takesTime = ({ begins, ends }: StepForecast): boolean => (ends?.p50 ?? 0) > (begins?.p50 ?? 0);

/** The steps that are usually carried out, by what is shown as one part. */
function parts(steps: readonly StepForecast[], times: number): readonly (readonly StepForecast[])[] {
  const usual = steps.filter(({ share }) => share >= USUAL);
  if (times === 1) return usual.map((one) => [one]);
  const rounds = usual.filter(({ step }) => step !== null);
  return [...usual.filter(({ step }) => step === null).map((one) => [one]), ...(rounds[0] ? [rounds] : [])];
}
