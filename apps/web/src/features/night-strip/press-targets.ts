import type { StepForecast } from '@slumberfell/engine';
import type { NightSegments } from './night-segments.ts';

/** A part of the picture of the night that is pressed as one. */
export interface PressTarget {
  /** Its place and its width in the time, 0 to 1. */
  readonly place: number;
  readonly width: number;
  /** What is carried out in it, in the order of time, with the steps without a session. */
  readonly steps: readonly StepForecast[];
  /** Index of the step to which a press leads; null for what runs. */
  readonly step: number | null;
}

/** Sessions that are pressed as one. */
interface Group {
  readonly steps: readonly StepForecast[];
  /** Epoch ms. */
  readonly until: number;
  readonly width: number;
}

/**
 * Divides the picture of the night into parts that are wide enough to be pressed. A step that is too narrow
 * takes room from the time that is free, then from wider steps. Where there is no room for all, the narrowest
 * neighbours are pressed as one, which leads to the first of them.
 * @param least the least width, 0 to 1
 */
export function pressTargets({ segments, marks }: NightSegments, least: number): readonly PressTarget[] {
  const groups = joined(
    segments.filter(({ steps }) => steps.length > 0),
    Math.max(1, Math.floor(1 / least)),
  );
  const widths = widened(
    groups.map(({ width }) => width),
    least,
  );
  const waiting = [...marks];
  let place = 0;
  return groups.map(({ steps, until }, index) => {
    const isLast = index === groups.length - 1;
    const earlier = waiting.splice(0, waiting.filter(({ at }) => isLast || at < until).length);
    const width = widths[index] ?? 0;
    const target = {
      place,
      width,
      steps: inOrder([...earlier.flatMap((mark) => mark.steps), ...steps]),
      step: steps[0]?.step ?? null,
    };
    place += width;
    return target;
  });
}

/** What runs comes first, then the steps as the plan has them. */
const inOrder = (steps: readonly StepForecast[]): readonly StepForecast[] =>
  steps.toSorted((one, other) => (one.step ?? -1) - (other.step ?? -1));

/** Joins the narrowest neighbours until there are at most so many groups. */
function joined(groups: readonly Group[], most: number): readonly Group[] {
  if (groups.length <= most) return groups;
  const widthOfPair = (index: number) => (groups[index]?.width ?? 0) + (groups[index + 1]?.width ?? 0);
  const pairs = groups.slice(0, -1).map((_, index) => index);
  const at = pairs.reduce((best, index) => (widthOfPair(index) < widthOfPair(best) ? index : best));
  const [one, other] = [groups[at] as Group, groups[at + 1] as Group];
  const pair = { steps: [...one.steps, ...other.steps], until: other.until, width: one.width + other.width };
  return joined(groups.toSpliced(at, 2, pair), most);
}

/** The widths, each at least `least`, and together at most 1. */
function widened(widths: readonly number[], least: number): readonly number[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const wanted = widths.map((width) => Math.max(width, least));
  const tooMuch = Math.max(0, sum(wanted) - 1);
  const spare = sum(wanted) - least * widths.length;
  const kept = spare > 0 ? 1 - Math.min(1, tooMuch / spare) : 1;
  return wanted.map((width) => least + (width - least) * kept);
}
