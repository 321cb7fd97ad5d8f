import { type Figure, holds } from './figure.ts';

/** Prints a table, or one JSON line per figure when the command line asks for it. Exit code 1 when a limit breaks. */
export function report(figures: readonly Figure[]): void {
  if (process.argv.includes('--json')) {
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
}
