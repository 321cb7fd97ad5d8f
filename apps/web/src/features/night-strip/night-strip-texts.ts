import type { PlanStep, Shown, StepForecast, World } from '@slumberfell/engine';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { capital } from '../../lib/text/capital.ts';
import { broughtBy, countedOf, stepOutlook } from '../plan/plan-forecast-texts.ts';
import { stepText } from '../plan/plan-text.ts';

/** A step with what is foretold of it. */
export interface ForetoldStep {
  readonly step: PlanStep;
  readonly foretold: StepForecast;
}

/** What a step brings, in a few letters: `×3,400`, `150 kills`; empty when it brings nothing. */
export function gainText({ step: { name }, foretold }: ForetoldStep): string {
  const made = broughtBy(foretold);
  return made < 1 ? '' : countedOf(name, made, '×');
}

/** The rounds of a plan that are foretold: `3 rounds`, `7 of 99 rounds` when the time ends before. */
export function roundsText(part: readonly ForetoldStep[], times: number): string {
  const foretold = Math.round(Math.max(...part.map((one) => one.foretold.times)));
  return foretold >= times ? `${times} rounds` : `${foretold} of ${times} rounds`;
}

export const freeText = (from: number): string => `free from ${timeOfDay(from)}`;

/** What a part of the night is, as sentences: `Gather Raw Flax: 22:10 to 23:40, about 5,649.` */
export function partText(
  part: readonly ForetoldStep[],
  from: number,
  times: number,
  shown: Pick<Shown, 'sets'>,
  world: World,
): string {
  if (part.length === 0) return capital(`${freeText(from)}.`);
  const words = part.map(({ step, foretold }) => {
    const now = foretold.step === null ? 'now: ' : '';
    return capital(`${now}${stepText(step, shown, world)}: ${stepOutlook(foretold, step.name).text}`);
  });
  return [...(part.length > 1 && times > 1 ? [`${roundsText(part, times)}:`] : []), ...words].join(' ');
}
