import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readCommandLine } from './command-line.ts';
import { commandFigures } from './commands.bench.ts';
import { engineFigures } from './engine.bench.ts';
import type { Figure } from './figure.ts';
import { forecastFigures } from './forecast.bench.ts';
import { openingFigures } from './opening.bench.ts';
import { pageFigures } from './pages.bench.ts';
import { playbackFigures } from './playback.bench.ts';
import { recorderFigures } from './recorders.bench.ts';
import { report } from './report.ts';
import { stateFigures } from './states.bench.ts';
import { sweepFigures } from './sweep.bench.ts';
import { writeFigures } from './writes.bench.ts';

/**
 * `npm run bench [-- --json] [-- name…]`: prints a table, or one JSON line per figure. Exit code 1 when a
 * figure breaks its limit. Each suite runs in its own process, as a server does. In one process, the code
 * that the JIT compiler optimised for one suite could slow down the next suite.
 */
const SUITES: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  engine: engineFigures,
  recorders: recorderFigures,
  commands: commandFigures,
  playback: playbackFigures,
  forecast: forecastFigures,
  opening: openingFigures,
  pages: pageFigures,
  states: stateFigures,
  sweep: sweepFigures,
  writes: writeFigures,
};

const { words: wanted, json } = readCommandLine();
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);

const names = wanted.length > 0 ? wanted : Object.keys(SUITES);
if (process.send !== undefined) {
  for (const name of names) process.send(await SUITES[name]?.());
  process.disconnect();
} else {
  const figures: Figure[] = [];
  for (const name of names) figures.push(...(await measured(name)));
  report(figures, json);
}

/** @throws Error when the suite's process ends without figures */
async function measured(name: string): Promise<Figure[]> {
  const suite = fork(import.meta.filename, [name]);
  const ended = once(suite, 'exit').then(() => []);
  const [figures] = (await Promise.race([once(suite, 'message'), ended])) as [Figure[]?];
  if (figures === undefined) throw new Error(`The benchmark ${name} ended without figures`);
  await ended;
  return figures;
}
