import { parseArgs } from 'node:util';

/**
 * Reads the arguments of `npm run bench` and the other benchmarks: the names of what to measure, and
 * `--json`, which prints figures as JSON lines.
 */
export function readCommandLine(): { readonly words: readonly string[]; readonly json: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  return { words: positionals, json: values.json };
}
