import { capture } from '../child.mjs';

/**
 * Runs one of Debian's programs.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] as of `capture`
 * @returns {Promise<string>} its output
 * @throws Error with its output when it fails or is missing
 */
export async function runTool(program, words, options) {
  const { code, output } = await capture(program, words, options);
  if (code === 127) throw new Error(`${program} is missing. As root: apt-get install ${program}`);
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with code ${code}:\n${output}`);
  return output;
}

/**
 * Writes or extends a tar archive whose bytes follow from the files: they are sorted, and have one time and
 * one owner.
 * @param {string} archive
 * @param {string} root the folder whose files it gets
 * @param {{ time: number, owner?: number, mode?: string, paths?: readonly string[],
 *   leftOut?: readonly string[], isAppended?: boolean }} options `time`: seconds since 1970; `owner`: user id
 *   and group id; `paths` and `leftOut`: relative to `root`
 */
export const pack = (
  archive,
  root,
  { time, owner = 0, mode, paths = ['.'], leftOut = [], isAppended = false },
) =>
  runTool('tar', [
    isAppended ? '--append' : '--create',
    `--file=${archive}`,
    `--directory=${root}`,
    '--sort=name',
    '--format=gnu',
    '--numeric-owner',
    `--owner=${owner}`,
    `--group=${owner}`,
    `--mtime=@${time}`,
    ...(mode === undefined ? [] : [`--mode=${mode}`]),
    ...leftOut.map((path) => `--exclude=${path}`),
    ...paths,
  ]);
