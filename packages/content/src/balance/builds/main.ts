/**
 * `npm run balance` searches the best builds of the world of the game, and writes their table and
 * their part of docs/balance.md. `npm run balance -- --measure` measures the builds of the table again.
 */
import { parseArgs } from 'node:util';
import { writeBalancePart } from '../balance-file.ts';
import { balancePage, measureAll } from './balance-page.ts';
import type { BestBuild } from './build.ts';
import { BUILD_PLACES } from './build-cells.ts';
import { missesOf } from './build-targets.ts';
import { findBuilds } from './find-builds.ts';
import { storeBuilds, storedBuilds, styleName } from './stored-builds.ts';

const seconds = (): string => (performance.now() / 1000).toFixed(0);

function searched(): readonly BestBuild[] {
  const builds = BUILD_PLACES.flatMap((place) => {
    const found = findBuilds(place);
    console.log(`${styleName(place.style)}, level ${place.level}: ${found.length} builds (${seconds()} s)`);
    return found;
  });
  storeBuilds(builds);
  return builds;
}

const { values } = parseArgs({ options: { measure: { type: 'boolean' } } });
const measured = measureAll(values.measure ? storedBuilds() : searched());
writeBalancePart('builds', balancePage(measured));
for (const { build, measures } of measured) {
  const missed = missesOf(build.cell, measures);
  const { style, level, aim } = build.cell;
  if (missed.length > 0)
    console.log(`${styleName(style)}, level ${level}, ${aim}: outside its target: ${missed.join(', ')}`);
}
console.log(`${measured.length} best builds in docs/balance.md (${seconds()} s).`);
