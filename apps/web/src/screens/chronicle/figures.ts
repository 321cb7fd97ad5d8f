import type { ChronicleDayAnswer } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** What the chart shows of a day. */
interface DayFigure {
  readonly label: string;
  readonly of: (day: ChronicleDayAnswer) => number;
  readonly format: (value: number) => string;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const FIGURES = {
  experience: {
    label: 'Experience',
    of: ({ experience }) => sum(experience.map(({ points }) => points)),
    format: formatNumber,
  },
  time: {
    label: 'Time at work',
    of: ({ times }) => sum(times.flatMap(({ ms }) => Object.values(ms).map((one) => one ?? 0))),
    format: (ms) => formatDuration(Math.floor(ms / 1_000)),
  },
  kills: { label: 'Kills', of: ({ kills }) => sum(kills.map((row) => row.kills)), format: formatNumber },
  runs: {
    label: 'Dungeon runs',
    of: ({ runs }) => sum(runs.map((row) => row.runs)),
    format: formatNumber,
  },
  sold: { label: 'Gold from sales', of: ({ gold }) => gold.sold ?? 0, format: formatNumber },
} as const satisfies Readonly<Record<string, DayFigure>>;
export type FigureName = keyof typeof FIGURES;
