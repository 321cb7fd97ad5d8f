import { SERVER_PROGRAMS } from '../server-programs.mjs';

/** The word that starts the server. A command line without a word does the same. */
const START = 'start';

const PROGRAMS = Object.keys(SERVER_PROGRAMS).filter((name) => name !== 'main');

/**
 * @param {string} form how a host gives a command, with `NAME` for its name
 * @returns {string}
 */
export function usageOf(form) {
  const line = (/** @type {string} */ name) => form.replace('NAME', name).trim();
  const width = Math.max(...PROGRAMS.map((name) => line(name).length));
  const row = (/** @type {string} */ name, /** @type {string} */ effect) =>
    `  ${line(name).padEnd(width)}    ${effect}`;
  return `Usage:
${row(START, 'start the server, with its data in ./data')}
${PROGRAMS.map((name) => row(name, `${line(`${name} --help`)} describes it`)).join('\n')}
${row('--version', 'print the version')}

Settings come from the environment; README.md lists them.`;
}

/**
 * What a command line asks for. `program`: a name of `SERVER_PROGRAMS`, to run with the remaining words;
 * `text`: a text to print, with the exit code.
 * @typedef {{ program: string, words: readonly string[] } | { text: string, code: 0 | 2 }} Wanted
 */

/**
 * @param {readonly string[]} words of the command line, after the name of the program
 * @param {{ version: string, form: string }} release `form`: how a host gives a command, with `NAME` for its
 *   name
 * @returns {Wanted}
 */
export function wantedOf(words, { version, form }) {
  const [first = START, ...rest] = words;
  if (first === START && rest.length === 0) return { program: 'main', words: rest };
  if (PROGRAMS.includes(first)) return { program: first, words: rest };
  if (rest.length === 0 && (first === '--version' || first === '-v')) return { text: version, code: 0 };
  if (rest.length === 0 && ['--help', '-h', 'help'].includes(first)) return { text: usageOf(form), code: 0 };
  return { text: `There is no command "${words.join(' ')}".\n\n${usageOf(form)}`, code: 2 };
}
