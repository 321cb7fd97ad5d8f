import { commandFigures } from './commands.bench.ts';
import { engineFigures } from './engine.bench.ts';
import type { Figure } from './figure.ts';
import { filmFigures } from './films.bench.ts';
import { openingFigures } from './opening.bench.ts';
import { report } from './report.ts';
import { sweepFigures } from './sweep.bench.ts';
import { writeFigures } from './writes.bench.ts';

/** `npm run bench [-- --json] [-- name…]`: prints a table, or one JSON line per figure. Exit code 1 when a limit breaks. */
const SUITES: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  engine: engineFigures,
  commands: commandFigures,
  films: filmFigures,
  opening: openingFigures,
  sweep: sweepFigures,
  writes: writeFigures,
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);

const figures: Figure[] = [];
for (const [name, run] of Object.entries(SUITES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  figures.push(...(await run()));
}
report(figures);
