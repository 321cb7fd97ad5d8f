import { parseArgs } from 'node:util';
import type { Size } from './suite.ts';

/** The arguments of every benchmark. */
export interface CommandLine {
  /** The names of the suites to run. */
  readonly words: readonly string[];
  /** Whether `--json` is given, which prints each figure as a line of JSON. */
  readonly json: boolean;
  /** `short` if `--short` is given. */
  readonly size: Size;
}

/** The arguments of a benchmark that can be compared with that of another commit. */
export interface PairedCommandLine extends CommandLine {
  /** The revision that `--against` names; null without it. */
  readonly against: string | null;
  /** How often both are measured, from `--rounds`. Default: 5 */
  readonly rounds: number;
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  short: { type: 'boolean', default: false },
} as const;

/** With fewer rounds no figure has a spread. */
const LEAST_ROUNDS = 3;

/** @throws Error when an argument is unknown */
export function readCommandLine(): CommandLine {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  return { words: positionals, json: values.json, size: values.short ? 'short' : 'full' };
}

/** @throws Error when an argument is unknown, or the number of rounds is none */
export function readPairedCommandLine(): PairedCommandLine {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...OPTIONS, against: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < LEAST_ROUNDS)
    throw new Error(`--rounds ${values.rounds}: give a whole number from ${LEAST_ROUNDS} on`);
  return {
    words: positionals,
    json: values.json,
    size: values.short ? 'short' : 'full',
    against: values.against ?? null,
    rounds,
  };
}
