/**
 * `npm run art` makes the pictures whose drawing has changed. `npm run art -- --check` draws nothing and
 * checks that the built pictures are those of the data.
 */
import { parseArgs } from 'node:util';
import { fallbackPaths } from '../plan/fallback-paths.ts';
import { planFaults, plannedPictures } from '../plan/plan.ts';
import { buildPictures } from './build-pictures.ts';
import { BUILT_DIRECTORY } from './built-directory.ts';
import { checkBuilt } from './check-built.ts';
import { shippedArt } from './shipped-art.ts';

const seconds = (): string => (performance.now() / 1000).toFixed(1);

function refuse(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  console.error(`${faults.length} fault(s).`);
  process.exitCode = 1;
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    // Builds the pictures although the data has faults, and leaves out those whose data has faults.
    unfinished: { type: 'boolean' },
  },
});
const { art, faults } = shippedArt();
const allFaults = [...faults, ...planFaults(art)];
if (values.check) {
  const found = [...allFaults, ...checkBuilt(BUILT_DIRECTORY, plannedPictures(art))];
  if (found.length > 0) refuse(found);
  else console.log(`All pictures are as planned (${seconds()} s).`);
} else if (allFaults.length > 0 && !values.unfinished) {
  refuse(allFaults);
} else {
  const { drawn, kept, removed, bytes } = await buildPictures(
    BUILT_DIRECTORY,
    plannedPictures(art),
    fallbackPaths(art),
  );
  console.log(
    `${drawn} pictures drawn, ${kept} kept, ${removed} removed: ${(bytes / 1e6).toFixed(2)} MB in ${seconds()} s.`,
  );
}
