import { parseArgs } from 'node:util';

/** What `npm run bench` and its relatives are given: names of what to measure, and whether figures are printed as JSON lines. */
export function readCommandLine(): { readonly words: readonly string[]; readonly json: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  return { words: positionals, json: values.json };
}
