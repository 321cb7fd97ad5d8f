import type { ChronicleDayAnswer } from '@slumberfell/protocol';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { killCount, workTime } from './story.ts';

/** What a chart shows. */
interface Figure {
  readonly label: string;
  readonly of: (day: ChronicleDayAnswer) => number;
  readonly format: (value: number) => string;
  /** A value beside the chart, as short as it can be. */
  readonly short: (value: number) => string;
}

const sumOf = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const compact = (value: number): string => formatCompact(Math.round(value));

/** A time in hours or minutes: `1.5 h`. */
function shortTime(ms: number): string {
  const minutes = ms / 60_000;
  return minutes >= 60 ? `${Math.round(minutes / 6) / 10} h` : `${Math.round(minutes)} min`;
}

export const FIGURES = {
  experience: {
    label: 'Experience',
    of: ({ experience }) => sumOf(experience.map(({ points }) => points)),
    format: formatNumber,
    short: compact,
  },
  gold: {
    label: 'Gold from sales',
    of: ({ gold }) => gold.sold ?? 0,
    format: formatNumber,
    short: compact,
  },
  kills: { label: 'Enemies beaten', of: killCount, format: formatNumber, short: compact },
  time: {
    label: 'Time at work',
    of: workTime,
    format: (ms) => formatDuration(Math.floor(ms / 1_000)),
    short: shortTime,
  },
  runs: {
    label: 'Dungeon runs',
    of: ({ runs }) => sumOf(runs.map((row) => row.runs)),
    format: formatNumber,
    short: compact,
  },
} as const satisfies Readonly<Record<string, Figure>>;
export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];

/** A day or a week with a value for each chart. */
export interface Span {
  /** 00:00 UTC of its first day. */
  readonly start: number;
  readonly days: 1 | 7;
  readonly values: Readonly<Record<FigureName, number>>;
}

export const spanOf = (day: ChronicleDayAnswer): Span => ({
  start: day.start,
  days: day.days,
  values: Object.fromEntries(FIGURE_NAMES.map((name) => [name, FIGURES[name].of(day)])) as Span['values'],
});

const DAY = 86_400_000;
/** 1970-01-01 was a Thursday: this many days after a Monday. */
const FIRST_MONDAY = 3;

/** 00:00 UTC of the Monday of a day. */
export const mondayOf = (start: number): number => {
  const day = Math.floor(start / DAY);
  return (day - ((day + FIRST_MONDAY) % 7)) * DAY;
};

/**
 * Sums of weeks, the newest first.
 * @param isWhole whether the spans are all that there are; if not, the last week may miss some of its days,
 * and is left out
 */
export function weeksOf(spans: readonly Span[], isWhole: boolean): readonly Span[] {
  const weeks: Span[] = [];
  for (const { start, values } of spans) {
    const monday = mondayOf(start);
    const week = weeks.at(-1);
    if (week?.start !== monday) weeks.push({ start: monday, days: 7, values });
    else {
      const sums = FIGURE_NAMES.map((name) => [name, week.values[name] + values[name]] as const);
      weeks[weeks.length - 1] = { ...week, values: Object.fromEntries(sums) as Span['values'] };
    }
  }
  return isWhole ? weeks : weeks.slice(0, -1);
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `30 Aug 2026`, or `Week of 24 Aug 2026`. Days of a chronicle are those of UTC. */
export const spanName = ({ start, days }: Pick<Span, 'start' | 'days'>): string =>
  days === 1 ? DATE.format(start) : `Week of ${DATE.format(start)}`;
