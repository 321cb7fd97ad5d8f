import {
  BAG_AIMS,
  type Item,
  isPet,
  MAX_BEST_BUILDS,
  type StandingBuild,
  wornSlotOf,
} from '@slumberfell/engine';
import { describeLocation, type Problems, type SourceLocation } from '../content-error.ts';
import { PIECE_FILES } from '../source/item-files.ts';
import type { BestBuildSource } from '../source/world-source.ts';

/** The items, each with the best builds in which it stands, if there are any. */
export function withBestBuilds(
  items: readonly Item[],
  builds: readonly BestBuildSource[],
  problems: Problems,
): Item[] {
  const names = new Set(items.filter(isBuildPiece).map(({ name }) => name));
  const byName = new Map<string, StandingBuild[]>();
  const known = new Map<string, SourceLocation>();
  for (const [index, { place, style, level, aim, threshold, pieces }] of builds.entries()) {
    if (index === MAX_BEST_BUILDS) problems.add(place, `must be one of the first ${MAX_BEST_BUILDS} rows`);
    const build: StandingBuild = [style, level, BAG_AIMS.indexOf(aim), threshold];
    const key = [style, level, aim].join();
    const first = known.get(key);
    if (first) problems.add(place, `style, level and aim are those of ${describeLocation(first)}`);
    else known.set(key, place);
    for (const name of new Set(pieces)) {
      if (!names.has(name))
        problems.add(place, `no piece to wear and no pet is called "${name}"`, PIECE_FILES);
      byName.set(name, [...(byName.get(name) ?? []), build]);
    }
  }
  return items.map((item) => {
    const bestBuilds = byName.get(item.name);
    return bestBuilds === undefined ? item : { ...item, bestBuilds };
  });
}

const isBuildPiece = (item: Item): boolean => isPet(item) || wornSlotOf(item) !== undefined;
