import { readCommandLine } from '../command-line.ts';
import type { Figure } from '../figure.ts';
import { report } from '../report.ts';
import { interactionFigures } from './interactions.ts';
import { scoreFigures } from './lighthouse-scores.ts';
import { scrollFigures } from './scrolling.ts';

/**
 * `npm run bench:web [-- --json] [-- name…]`: measures Lighthouse's mobile scores of three screens, and on a
 * slow machine the response times of two full screens and the scrolling of a full inventory. Exit code 1 when
 * a figure breaks its limit.
 */
const SUITES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  scores: scoreFigures,
  interactions: interactionFigures,
  scrolling: scrollFigures,
};

const { words: wanted, json, size } = readCommandLine();
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);

const figures: Figure[] = [];
for (const [name, run] of Object.entries(SUITES)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await run()));
}
report(figures, { json, size });
