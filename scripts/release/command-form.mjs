import { basename, relative } from 'node:path';

/** The variable in which the server's messages read how a host gives a command. */
export const COMMAND_FORM = 'SLUMBERFELL_COMMAND';

/**
 * How a host gives a command of the release, as this process was started.
 * @param {object} started
 * @param {string} started.script the whole path by which Node was given `main.js`
 * @param {string} started.directory the working directory
 * @param {boolean} started.isNpx whether npx started this process
 * @param {string} started.version of the release
 * @returns {string} a line with `NAME` for the name of the command
 */
export function commandForm({ script, directory, isNpx, version }) {
  if (isNpx) return `npx --yes ./slumberfell-${version}.tgz NAME`;
  // npm installs main.js under this name.
  if (basename(script) === 'slumberfell') return 'slumberfell NAME';
  const path = relative(directory, script);
  return `node ${quoted(path.startsWith('..') ? script : path)} NAME`;
}

/** @param {string} word of a shell's command line */
const quoted = (word) => (/^[\w./@:+-]+$/.test(word) ? word : `'${word.split("'").join(`'\\''`)}'`);
