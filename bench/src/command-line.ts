import { parseArgs } from 'node:util';

/**
 * Reads the arguments of `npm run bench` and the other benchmarks. `words`: the names of the suites to run.
 * `json`: whether `--json` is given, which prints each figure as a line of JSON.
 */
export function readCommandLine(): { readonly words: readonly string[]; readonly json: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  return { words: positionals, json: values.json };
}
