import type { NightPlace } from './tricks-nights.ts';

/** Nights that end by a defeat, of so many. */
export interface DefeatShare {
  readonly defeats: number;
  readonly nights: number;
}

/** A place with the shares of defeats that its nights shall have (ADR 0025). */
export interface TricksCell extends NightPlace {
  readonly with: DefeatShare;
  /** Absent where none is required. */
  readonly without?: DefeatShare;
}

/** Nights of each share that the design was measured with. */
const DESIGN_NIGHTS = 40;
const ofDesign = (defeats: number): DefeatShare => ({ defeats, nights: DESIGN_NIGHTS });

const THRESHOLDS = [10, 15, 20, 25, 35, 50] as const;

/** By threshold: defeats without tricks, and with them. */
type Row = readonly (readonly [without: number, withTricks: number])[];

const row = (level: number, regionId: number, defeats: Row): TricksCell[] =>
  THRESHOLDS.map((threshold, index) => {
    const [without = 0, withTricks = 0] = defeats[index] ?? [];
    return { level, regionId, threshold, with: ofDesign(withTricks), without: ofDesign(without) };
  });

/** Shares that differ from the design, because its thresholds were in points (ADR 0025). */
const MENDED: readonly TricksCell[] = [
  { level: 30, regionId: 3, threshold: 15, with: { defeats: 68, nights: 200 }, without: ofDesign(0) },
  { level: 30, regionId: 4, threshold: 25, with: { defeats: 159, nights: 200 } },
];

const mended = (cell: TricksCell): TricksCell => MENDED.find((one) => isSamePlace(one, cell)) ?? cell;

const isSamePlace = (one: NightPlace, other: NightPlace): boolean =>
  one.level === other.level && one.regionId === other.regionId && one.threshold === other.threshold;

const DESIGN_AT_PAR: readonly TricksCell[] = [
  ...row(30, 3, [
    [7, 36],
    [0, 28],
    [0, 7],
  ]),
  ...row(45, 4, [
    [1, 31],
    [0, 7],
    [0, 2],
  ]),
  ...row(60, 5, [
    [2, 24],
    [0, 3],
  ]),
  ...row(75, 6, [
    [2, 13],
    [0, 6],
    [0, 6],
    [0, 5],
  ]),
  ...row(95, 6, [
    [0, 33],
    [0, 1],
  ]),
];

const DESIGN_TOO_HIGH: readonly TricksCell[] = [
  { level: 20, regionId: 3, threshold: 25, with: ofDesign(14) },
  { level: 20, regionId: 3, threshold: 50, with: ofDesign(0) },
  { level: 30, regionId: 4, threshold: 25, with: ofDesign(38) },
  { level: 30, regionId: 4, threshold: 50, with: ofDesign(9) },
  { level: 45, regionId: 5, threshold: 25, with: ofDesign(40) },
  { level: 45, regionId: 5, threshold: 50, with: ofDesign(0) },
  { level: 60, regionId: 6, threshold: 25, with: ofDesign(40) },
  { level: 60, regionId: 6, threshold: 50, with: ofDesign(38) },
];

/** Regions that fit the level. */
export const AT_PAR = DESIGN_AT_PAR.map(mended);
/** One region too high. */
export const TOO_HIGH = DESIGN_TOO_HIGH.map(mended);
/** What the design says of the mended cells, with the threshold in points. */
export const IN_POINTS = [...DESIGN_AT_PAR, ...DESIGN_TOO_HIGH].filter((cell) =>
  MENDED.some((one) => isSamePlace(one, cell)),
);
