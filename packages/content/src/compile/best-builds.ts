import {
  BAG_AIMS,
  type Item,
  isPet,
  MAX_BEST_BUILDS,
  type StandingBuild,
  wornSlotOf,
} from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import type { BestBuildSource } from '../source/world-source.ts';

/** The items, each with the best builds in which it stands, if there are any. */
export function withBestBuilds(
  items: readonly Item[],
  builds: readonly BestBuildSource[],
  problems: Problems,
): Item[] {
  const names = new Set(items.filter(isBuildPiece).map(({ name }) => name));
  const byName = new Map<string, StandingBuild[]>();
  const known = new Set<string>();
  for (const [index, { place, style, level, aim, threshold, pieces }] of builds.entries()) {
    if (index === MAX_BEST_BUILDS) problems.add(place, `must be one of the first ${MAX_BEST_BUILDS} rows`);
    const build: StandingBuild = [style, level, BAG_AIMS.indexOf(aim), threshold];
    const key = [style, level, aim].join();
    if (known.has(key)) problems.add(place, 'there is a row of this style, level and aim already');
    known.add(key);
    for (const name of new Set(pieces)) {
      if (!names.has(name)) problems.add(place, `no piece to wear and no pet is called "${name}"`);
      byName.set(name, [...(byName.get(name) ?? []), build]);
    }
  }
  return items.map((item) => {
    const bestBuilds = byName.get(item.name);
    return bestBuilds === undefined ? item : { ...item, bestBuilds };
  });
}

const isBuildPiece = (item: Item): boolean => isPet(item) || wornSlotOf(item) !== undefined;
