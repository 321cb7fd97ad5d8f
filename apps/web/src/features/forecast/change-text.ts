import { type Forecast, totalExperience } from '@slumberfell/engine';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import { formatShare } from '../../lib/format/share.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** The least change of experience, as a share, that is told. */
const LEAST_CHANGE = 0.005;
/** A difference counts when it is larger than so many standard errors. */
const ERRORS = 2;
/** From this factor on, more experience is told as a factor and not as percent. */
const LEAST_FACTOR = 3;

/** What a what-if changes. `better` is null when there is no difference to tell. */
export interface ChangeText {
  readonly better: boolean | null;
  readonly text: string;
}

/** The names of the rows of a change, in their order. */
export const CHANGE_ROWS = [
  'Experience in all',
  'Worth in all',
  'Kills in all',
  'Ends after',
  'Survives the night',
] as const;

/** A number of the whole session, before and after a change. */
export interface ChangeRow {
  readonly name: (typeof CHANGE_ROWS)[number];
  readonly before: string;
  /** Null when there is no difference to tell. */
  readonly after: string | null;
  /** Null when there is no difference to tell. */
  readonly better: boolean | null;
}

interface ForecastAt {
  readonly forecast: Forecast;
  /** The instant of the question, epoch ms. */
  readonly at: number;
}

/**
 * Compares the forecasts of the same question with and without a change, as a headline over `changeRows`.
 * Differences within the errors of the runs are no differences. Gold and food are told where neither
 * experience nor survival changes. A gain is `better` only where no row loses.
 */
export function changeText(before: ForecastAt, after: ForecastAt): ChangeText {
  const experience = experienceChange(before.forecast, after.forecast);
  const defeats = defeatsChange(before.forecast, after.forecast) ?? defeatedLater(before, after);
  const first = [experience, defeats].filter((change) => change !== null);
  const changes = first.length > 0 ? first : savings(before.forecast, after.forecast);
  // A change of survival matters more than one of experience.
  const decisive = defeats ?? changes[0];
  if (decisive === undefined) return { better: null, text: 'no difference' };
  const { better } = decisive;
  const hasLoss = changeRows(before, after).some((row) => row.better === false);
  return {
    better: better && hasLoss ? null : better,
    text: changes.map(({ text }) => text).join(', '),
  };
}

/** The numbers of the whole session, in the measure of `changeText`: none of them is by the hour. */
export function changeRows(before: ForecastAt, after: ForecastAt): readonly ChangeRow[] {
  const row = (
    name: ChangeRow['name'],
    isTold: boolean,
    numberOf: (given: ForecastAt) => number,
    textOf: (value: number) => string,
  ): ChangeRow => {
    const [old, next] = [numberOf(before), numberOf(after)];
    const [oldText, nextText] = [textOf(old), textOf(next)];
    if (!isTold || oldText === nextText) return { name, before: oldText, after: null, better: null };
    return { name, before: oldText, after: nextText, better: next > old };
  };
  const [one, other] = [before.forecast, after.forecast];
  const points = (value: number) => formatNumber(Math.round(value));
  return [
    row(
      'Experience in all',
      experienceChange(one, other) !== null,
      ({ forecast }) => totalExperience(forecast),
      points,
    ),
    row(
      'Worth in all',
      isClear(one.gold.expected, other.gold.expected, worthErrorOf(one, other)),
      ({ forecast }) => forecast.gold.expected,
      points,
    ),
    row(
      'Kills in all',
      isClear(one.kills.expected, other.kills.expected, errorOf(one, other)),
      ({ forecast }) => forecast.kills.expected,
      points,
    ),
    row('Ends after', lastsOtherwise(before, after), secondsOf, formatDuration),
    row(
      'Survives the night',
      defeatsChange(one, other) !== null,
      ({ forecast }) => forecast.survives,
      formatShare,
    ),
  ];
}

/** The standard error of the quotient of two forecasts' experience, as a share of it. */
const errorOf = (before: Forecast, after: Forecast): number =>
  Math.hypot(before.standardErrors.experience, after.standardErrors.experience);

/** The same of two forecasts' worth. */
const worthErrorOf = (before: Forecast, after: Forecast): number =>
  Math.hypot(before.standardErrors.gold, after.standardErrors.gold);

/** Whether a number differs by more than the errors of the runs, which are shares of it. */
const isClear = (before: number, after: number, error: number): boolean =>
  before === 0 ? after !== 0 : Math.abs((after - before) / before) >= Math.max(LEAST_CHANGE, ERRORS * error);

interface Change {
  readonly better: boolean;
  readonly text: string;
}

function experienceChange(before: Forecast, after: Forecast): Change | null {
  const old = totalExperience(before);
  const next = totalExperience(after);
  if (old <= 0)
    return next <= 0 ? null : { better: true, text: `${formatNumber(Math.round(next))} experience` };
  const percent = shareChange(old, next, errorOf(before, after));
  if (percent === null) return null;
  if (next / old >= LEAST_FACTOR)
    return { better: true, text: `${formatNumber(Math.round(next / old))} times the experience` };
  return { better: percent > 0, text: `${formatChange(percent)}% experience` };
}

/** What a session brings and takes beside experience: gold, then food. */
function savings(before: Forecast, after: Forecast): readonly Change[] {
  const gold = shareChange(before.gold.expected, after.gold.expected, worthErrorOf(before, after));
  const food = shareChange(before.food.expected, after.food.expected, errorOf(before, after));
  return [
    ...(gold === null ? [] : [{ better: gold > 0, text: `${formatChange(gold)}% gold` }]),
    ...(food === null ? [] : [{ better: food < 0, text: `${formatChange(food)}% food` }]),
  ];
}

/** The change of a number in whole percent, at least 1; null when it is not clear or nothing was there. */
function shareChange(old: number, next: number, error: number): number | null {
  if (old <= 0 || !isClear(old, next, error)) return null;
  const percent = Math.round(100 * (next / old - 1));
  return percent === 0 ? Math.sign(next - old) : percent;
}

function defeatsChange(before: Forecast, after: Forecast): Change | null {
  const change = before.survives - after.survives;
  const error = Math.hypot(shareError(before), shareError(after));
  const old = formatShare(1 - before.survives);
  const next = formatShare(1 - after.survives);
  if (old === next || Math.abs(change) <= ERRORS * error) return null;
  return { better: change < 0, text: `defeated ${old} → ${next}` };
}

/** The standard error of the share of runs that survive. */
const shareError = ({ survives, runs }: Forecast): number => Math.sqrt((survives * (1 - survives)) / runs);

/** When the character mostly falls either way: how long it lasts. */
function defeatedLater(before: ForecastAt, after: ForecastAt): Change | null {
  if (before.forecast.survives >= 0.5 || after.forecast.survives >= 0.5) return null;
  const old = secondsOf(before);
  const next = secondsOf(after);
  if (!lastsOtherwise(before, after)) return null;
  return { better: next > old, text: `defeated after ${formatDuration(old)} → ${formatDuration(next)}` };
}

/** Whether the session clearly ends sooner or later. */
function lastsOtherwise(before: ForecastAt, after: ForecastAt): boolean {
  const [old, next] = [secondsOf(before), secondsOf(after)];
  return Math.abs(next - old) > Math.max(LEAST_SECONDS, LEAST_LENGTH * old);
}

/** The least change of a session's length that is told, in seconds and as a share. */
const LEAST_SECONDS = 30;
const LEAST_LENGTH = 0.05;

const secondsOf = ({ forecast, at }: ForecastAt): number =>
  Math.max(0, Math.round((forecast.endsAt.p50 - at) / 1000));
