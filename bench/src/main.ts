import { fork } from 'node:child_process';
import { once } from 'node:events';
import { BAG } from './bag.bench.ts';
import { CALLS } from './calls.bench.ts';
import { readPairedCommandLine } from './command-line.ts';
import { COMMANDS } from './commands.bench.ts';
import { ENGINE } from './engine.bench.ts';
import type { Figure } from './figure.ts';
import { FORECAST } from './forecast.bench.ts';
import { OPENING } from './opening.bench.ts';
import { PAGES } from './pages.bench.ts';
import { measureAgainst } from './paired/against.ts';
import { PLANS } from './plans.bench.ts';
import { PLAYBACK } from './playback.bench.ts';
import { RECORDERS } from './recorders.bench.ts';
import { report } from './report.ts';
import { STATES } from './states.bench.ts';
import { figuresOf, type Size, type Suite } from './suite.ts';
import { SWEEP } from './sweep.bench.ts';
import { TONIGHT } from './tonight.bench.ts';
import { TRAITS } from './traits.bench.ts';
import { WRITES } from './writes.bench.ts';

/**
 * `npm run bench [-- --json] [-- --short] [-- name…]`: prints a table, or one JSON line per figure. Exit code
 * 1 when a figure breaks its limit. With `--against REV [--rounds N]` it compares them with those of another
 * commit instead (`measureAgainst`). Each suite runs in its own process, as a server does. In one process,
 * the code that the JIT compiler optimised for one suite could slow down the next suite. Short suites share
 * one process, because each start of a process would take longer than the suite.
 */
const SUITES: Readonly<Record<string, Suite>> = {
  engine: ENGINE,
  recorders: RECORDERS,
  commands: COMMANDS,
  plans: PLANS,
  playback: PLAYBACK,
  forecast: FORECAST,
  bag: BAG,
  calls: CALLS,
  opening: OPENING,
  pages: PAGES,
  states: STATES,
  sweep: SWEEP,
  tonight: TONIGHT,
  traits: TRAITS,
  writes: WRITES,
};

const { words: wanted, json, size, against, rounds } = readPairedCommandLine();
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);

const names = wanted.length > 0 ? wanted : Object.keys(SUITES);
if (process.send !== undefined) {
  for (const name of names) process.send(await run(name, size));
  process.disconnect();
} else if (against !== null) {
  await measureAgainst({ against, rounds, json }, { program: 'main.ts', suites: names, isBuilt: false });
} else {
  const figures: Figure[] = [];
  for (const name of names)
    figures.push(...(size === 'short' ? await run(name, size) : await measured(name)));
  report(figures, { json, size });
}

function run(name: string, size: Size): Promise<Figure[]> {
  const suite = SUITES[name];
  if (suite === undefined) throw new Error(`There is no benchmark ${name}`);
  return figuresOf(suite, size);
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
