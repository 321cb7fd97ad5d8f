import { AttackStyle, BAG_AIMS, type BagAim, type Item, type StandingBuild } from '@slumberfell/engine';

/** A best build in which a piece stands, with all its pieces and its pet. */
export interface BestBuildLine {
  /** Different for different builds. */
  readonly key: string;
  readonly style: AttackStyle;
  readonly level: number;
  readonly aim: BagAim;
  /** Percent of full health at or below which the character eats. */
  readonly threshold: number;
  readonly pieces: readonly Item[];
}

const isStyle = (style: number): style is AttackStyle =>
  Object.values(AttackStyle).some((one) => one === style);

/** The best builds in which a piece or a pet stands, the lowest level first. */
export function bestBuildLines(
  { bestBuilds = [] }: Pick<Item, 'bestBuilds'>,
  items: readonly Item[],
): readonly BestBuildLine[] {
  const own = new Map(bestBuilds.map((build) => [build.join(), build]));
  const pieces = new Map<string, Item[]>();
  for (const item of items)
    for (const build of item.bestBuilds ?? []) {
      const key = build.join();
      if (own.has(key)) pieces.set(key, [...(pieces.get(key) ?? []), item]);
    }
  return [...own]
    .flatMap(([key, build]) => lineOf(key, build, pieces.get(key) ?? []))
    .toSorted((one, other) => one.level - other.level || one.style - other.style);
}

/** None for a style or an aim that this page does not know. */
function lineOf(
  key: string,
  [style, level, index, threshold]: StandingBuild,
  pieces: readonly Item[],
): BestBuildLine[] {
  const aim = BAG_AIMS[index];
  return aim === undefined || !isStyle(style) ? [] : [{ key, style, level, aim, threshold, pieces }];
}
