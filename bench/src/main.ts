import { commandFigures } from './commands.bench.ts';
import { engineFigures } from './engine.bench.ts';
import { type Figure, holds } from './figure.ts';
import { filmFigures } from './films.bench.ts';

/** `npm run bench [-- --json] [-- name…]`: prints a table, or one JSON line per figure. Exit code 1 when a limit breaks. */
const SUITES: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  engine: engineFigures,
  commands: commandFigures,
  films: filmFigures,
};

const json = process.argv.includes('--json');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);

const figures: Figure[] = [];
for (const [name, run] of Object.entries(SUITES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  figures.push(...(await run()));
}
if (json) {
  for (const { name, ratio, limit } of figures) console.log(JSON.stringify({ name, ratio, limit }));
} else {
  console.table(
    figures.map((figure) => ({
      figure: figure.name,
      ratio: Number(figure.ratio.toPrecision(3)),
      goal: `${figure.goal} ${Number(figure.limit.toPrecision(3))}`,
      holds: holds(figure) ? 'yes' : 'NO',
      measured: figure.detail,
    })),
  );
}
process.exitCode = figures.every(holds) ? 0 : 1;
