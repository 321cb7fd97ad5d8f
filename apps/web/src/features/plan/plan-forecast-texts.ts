import type { PlanForecast, PlanStepName, StepForecast } from '@slumberfell/engine';
import { SKIPS } from '@slumberfell/protocol';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import { formatShare } from '../../lib/format/share.ts';

/** What is foretold of a step: sentences, and whether they warn. */
export interface StepOutlook {
  readonly text: string;
  readonly warns: boolean;
}

/** A share of the runs below which a refusal is not told. */
const SELDOM = 0.02;

/** What is counted of a fight. The other steps count items. */
const UNITS: Partial<Record<PlanStepName, string>> = {
  'begin-hunting': 'kill',
  'begin-dungeon': 'run',
};

/**
 * So much of what a step brings: `150 kills`; of items only the number.
 * @param times stands before a number of items
 */
export function countedOf(name: PlanStepName, made: number, times = ''): string {
  const unit = UNITS[name];
  const number = formatNumber(made);
  return unit === undefined ? `${times}${number}` : `${number} ${unit}${made === 1 ? '' : 's'}`;
}

/** The whole number of what a step brings in the nights in which its turn comes. */
export const broughtBy = ({ amount, share }: Pick<StepForecast, 'amount' | 'share'>): number =>
  Math.round(amount / share);

/** When a step begins and ends, what it brings, and how often it cannot begin. */
export function stepOutlook(foretold: StepForecast, name: PlanStepName): StepOutlook {
  const { step, share, begins, ends, coins, refused, isNeverReached } = foretold;
  if (isNeverReached) return { text: 'Its turn does not come tonight.', warns: true };
  const reason = refused && (SKIPS[refused.code as keyof typeof SKIPS] ?? 'It cannot begin.');
  if (begins === null || ends === null)
    return { text: reason === null ? '' : `Will be skipped: ${reason}`, warns: true };
  const from = step === null ? '' : `${timeOfDay(begins.p50)} `;
  const time = ends.p50 > begins.p50 ? `${from}to ${timeOfDay(ends.p50)}` : `at ${timeOfDay(begins.p50)}`;
  // The clock is that of the nights in which its turn comes, so the amounts are, too.
  const [made, gold] = [broughtBy(foretold), Math.round(coins / share)];
  const brings = [
    ...(made >= 1 ? [`about ${countedOf(name, made)}`] : []),
    ...(Math.abs(gold) >= 1 ? [`${formatChange(gold)} gold`] : []),
  ];
  const often = refused !== null && refused.share > SELDOM;
  const skipped = often ? ` Skipped in ${formatShare(refused.share)} of nights: ${reason}` : '';
  const seldom = share < 1 - SELDOM && !often ? `In ${formatShare(share)} of nights: ` : '';
  return { text: `${seldom}${[time, ...brings].join(', ')}.${skipped}`, warns: often };
}

/** When the whole ends, and whether fights are lost: sentences. They agree with those of the steps. */
export function planOutlook({ endsAt, night, defeats, steps }: PlanForecast): string {
  const end = timeOfDay(endsAt.p50);
  const isEarly = night.limitAt - endsAt.p50 > MUCH;
  const isAllDone = steps.every(({ share, refused }) => share + (refused?.share ?? 0) > USUAL);
  const early = isAllDone
    ? `Everything is done by about ${end}, before the night is over.`
    : `It ends at about ${end}, before every step has had its turn.`;
  const whole = isEarly ? early : `Busy until ${end}.`;
  return defeats > SELDOM ? `${whole} Loses a fight in ${formatShare(defeats)} of nights.` : whole;
}

/** A step has its turn in most nights above this share. */
const USUAL = 0.5;

/** Ms of a night that a plan may leave without a word. */
const MUCH = 15 * 60_000;
