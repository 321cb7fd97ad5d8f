import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from './repository.mjs';

/**
 * @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} TimedReport the part of
 *   the JSON reporter's output that is used here
 * @typedef {Readonly<Record<string, number>>} Times seconds by test file, as a path in the repository
 */

/** The times of the last runs. They order the files of the next run. */
const FILE = join(ROOT, 'artifacts', 'test-times.json');

/**
 * @param {TimedReport | null} report null when vitest wrote none
 * @returns {Times}
 */
export const timesOf = (report) =>
  Object.fromEntries(
    (report?.testResults ?? []).map(({ name, startTime, endTime }) => [
      relative(ROOT, name),
      (endTime - startTime) / 1_000,
    ]),
  );

/** @returns {Times} of the last runs; empty when there was none */
export function lastTimes() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Keeps the times of a run for the next one. Files that did not run keep theirs.
 * @param {Times} times
 */
export async function keepTimes(times) {
  await mkdir(join(ROOT, 'artifacts'), { recursive: true });
  await writeFile(FILE, JSON.stringify({ ...lastTimes(), ...times }));
}

/**
 * The files that took the longest, a line for each, with their shares of the time of all files.
 * @param {Times} times
 * @param {number} count
 * @returns {string}
 */
export function slowest(times, count) {
  const all = Object.entries(times).toSorted(([, one], [, other]) => other - one);
  const total = all.reduce((sum, [, seconds]) => sum + seconds, 0);
  return all
    .slice(0, count)
    .map(
      ([file, seconds]) =>
        `${seconds.toFixed(1).padStart(7)} s ${((100 * seconds) / total).toFixed(1).padStart(5)} %  ${file}`,
    )
    .join('\n');
}
