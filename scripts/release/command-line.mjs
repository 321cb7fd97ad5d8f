import { SERVER_PROGRAMS } from '../server-programs.mjs';

/** The word that starts the server. A command line without a word does the same. */
const START = 'start';

const PROGRAMS = Object.keys(SERVER_PROGRAMS).filter((name) => name !== 'main');

export const USAGE = `Usage:
  slumberfell                      start the server, with its data in ./data
${PROGRAMS.map((name) => `  slumberfell ${name.padEnd(20)} ${`slumberfell ${name} --help`} describes it`).join('\n')}
  slumberfell --version            print the version

In the folder of the release, "node main.js" stands for slumberfell.
Settings come from the environment; README.md lists them.`;

/**
 * What a command line asks for. `program`: a name of `SERVER_PROGRAMS`, to run with the remaining words;
 * `text`: a text to print, with the exit code.
 * @typedef {{ program: string, words: readonly string[] } | { text: string, code: 0 | 2 }} Wanted
 */

/**
 * @param {readonly string[]} words of the command line, after the name of the program
 * @param {string} version of the release
 * @returns {Wanted}
 */
export function wantedOf(words, version) {
  const [first = START, ...rest] = words;
  if (first === START && rest.length === 0) return { program: 'main', words: rest };
  if (PROGRAMS.includes(first)) return { program: first, words: rest };
  if (rest.length === 0 && (first === '--version' || first === '-v')) return { text: version, code: 0 };
  if (rest.length === 0 && ['--help', '-h', 'help'].includes(first)) return { text: USAGE, code: 0 };
  return { text: `There is no command "${words.join(' ')}".\n\n${USAGE}`, code: 2 };
}
