import { readPairedCommandLine } from '../command-line.ts';
import type { Figure } from '../figure.ts';
import { measureAgainst } from '../paired/against.ts';
import { report } from '../report.ts';
import { figuresOf, type Suite } from '../suite.ts';
import { FORECAST_THREAD } from './forecast-thread.ts';
import { INTERACTIONS } from './interactions.ts';
import { SCORES } from './lighthouse-scores.ts';
import { SCROLLING } from './scrolling.ts';

/**
 * `npm run bench:web [-- --json] [-- --short] [-- name…]`: measures Lighthouse's mobile scores of three
 * screens, and on a slow machine the response times of two full screens and the scrolling of a full
 * inventory; and the work of the page's main thread while a plan or a dungeon is forecast. Exit code 1
 * when a figure breaks its limit. With `--against REV [--rounds N]` it compares them with those of another
 * commit instead (`measureAgainst`).
 */
const SUITES: Readonly<Record<string, Suite>> = {
  scores: SCORES,
  interactions: INTERACTIONS,
  scrolling: SCROLLING,
  forecasts: FORECAST_THREAD,
};

const { words: wanted, json, size, against, rounds } = readPairedCommandLine();
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);

const names = wanted.length > 0 ? wanted : Object.keys(SUITES);
if (against !== null) {
  await measureAgainst({ against, rounds, json }, { program: 'web/main.ts', suites: names, isBuilt: true });
} else {
  const figures: Figure[] = [];
  for (const [name, suite] of Object.entries(SUITES)) {
    if (names.includes(name)) figures.push(...(await figuresOf(suite, size)));
  }
  report(figures, { json, size });
}
