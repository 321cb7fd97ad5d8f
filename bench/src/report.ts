import { type Figure, holds } from './figure.ts';
import type { Size } from './suite.ts';

/**
 * Prints a table, or one JSON line for each figure. Sets exit code 1 when a limit breaks, but not for a short
 * run, because its ratios say nothing about speed.
 */
export function report(
  figures: readonly Figure[],
  { json, size }: { readonly json: boolean; readonly size: Size },
): void {
  if (json) {
    for (const { name, ratio, limit, goal } of figures)
      console.log(JSON.stringify({ name, ratio, limit, goal }));
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
  process.exitCode = size === 'short' || figures.every(holds) ? 0 : 1;
}
