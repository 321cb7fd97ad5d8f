import type { NightPlace } from './tricks-nights.ts';

/** Nights that end by a defeat, of so many. */
export interface DefeatShare {
  readonly defeats: number;
  readonly nights: number;
}

/** A place with the shares of defeats that its nights shall have (ADR 0025). */
export interface TricksCell extends NightPlace {
  /** With tricks, and the threshold in percent or in points. */
  readonly inPercent: DefeatShare;
  readonly inPoints: DefeatShare;
  /** Without tricks. Absent where the design has none. */
  readonly without?: DefeatShare;
}

/** The design was measured with 40 nights of each share, and with thresholds in points. */
const ofDesign = (defeats: number): DefeatShare => ({ defeats, nights: 40 });
/** Where the design's share does not hold for a threshold in percent: the share of our own nights. */
const measured = (defeats: number): DefeatShare => ({ defeats, nights: 200 });

const THRESHOLDS = [10, 15, 20, 25, 35, 50] as const;

/** Defeats in the design in the order of the thresholds, 0 for the last ones; and our own, by threshold. */
interface Row {
  readonly with: readonly number[];
  readonly without: readonly number[];
  readonly measured?: Readonly<Record<number, number>>;
}

function row(level: number, regionId: number, defeats: Row): TricksCell[] {
  return THRESHOLDS.map((threshold, index) => {
    const inPoints = ofDesign(defeats.with[index] ?? 0);
    const own = defeats.measured?.[threshold];
    return {
      level,
      regionId,
      threshold,
      inPercent: own === undefined ? inPoints : measured(own),
      inPoints,
      without: ofDesign(defeats.without[index] ?? 0),
    };
  });
}

/** Regions that fit the level. */
export const AT_PAR: readonly TricksCell[] = [
  ...row(30, 3, { without: [7], with: [36, 28, 7], measured: { 15: 68 } }),
  ...row(45, 4, { without: [1], with: [31, 7, 2] }),
  ...row(60, 5, { without: [2], with: [24, 3] }),
  ...row(75, 6, { without: [2], with: [13, 6, 6, 5] }),
  ...row(95, 6, { without: [], with: [33, 1] }),
];

const tooHigh = (
  level: number,
  regionId: number,
  threshold: number,
  defeats: number,
  inPercent = ofDesign(defeats),
): TricksCell => ({ level, regionId, threshold, inPercent, inPoints: ofDesign(defeats) });

/** One region too high. */
export const TOO_HIGH: readonly TricksCell[] = [
  tooHigh(20, 3, 25, 14),
  tooHigh(20, 3, 50, 0),
  tooHigh(30, 4, 25, 38, measured(159)),
  tooHigh(30, 4, 50, 9),
  tooHigh(45, 5, 25, 40),
  tooHigh(45, 5, 50, 0),
  tooHigh(60, 6, 25, 40),
  tooHigh(60, 6, 50, 38),
];

/** Two regions too high. The design has 37 to 40 defeats of 40 nights with a threshold of 50 %. */
export const FAR_TOO_HIGH: readonly TricksCell[] = [
  tooHigh(20, 4, 25, 40),
  tooHigh(20, 4, 50, 39),
  tooHigh(30, 5, 25, 40),
  tooHigh(30, 5, 50, 39),
  tooHigh(45, 6, 25, 40),
  tooHigh(45, 6, 50, 39),
];
