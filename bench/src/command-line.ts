import { parseArgs } from 'node:util';
import type { Size } from './suite.ts';

/**
 * Reads the arguments of `npm run bench` and the other benchmarks. `words`: the names of the suites to run.
 * `json`: whether `--json` is given, which prints each figure as a line of JSON. `size`: `short` if
 * `--short` is given.
 */
export function readCommandLine(): {
  readonly words: readonly string[];
  readonly json: boolean;
  readonly size: Size;
} {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
  });
  return { words: positionals, json: values.json, size: values.short ? 'short' : 'full' };
}
