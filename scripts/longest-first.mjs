import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { ROOT } from './repository.mjs';
import { lastTimes } from './test-times.mjs';

/**
 * Test files that take longer than 20 s, the longest first. They run before the other files of their project:
 * if one of them started last, it would run alone and one core would be idle. In a clone that has run its
 * tests before, the times of the last run count instead.
 */
const LONG = [
  'tests/sweeps/screens.test.ts',
  'tests/journeys/server-look.test.ts',
  'tests/journeys/one-advice.test.ts',
  'tests/journeys/agreements.test.ts',
  'tests/journeys/every-line.test.ts',
  'tests/journeys/one-hand.test.ts',
  'tests/journeys/small-screen.test.ts',
  'tests/journeys/long-lists.test.ts',
  'tests/sweeps/late-answers.test.ts',
  'tests/journeys/first-ten-minutes.test.ts',
  'tests/journeys/sets.test.ts',
  'tests/journeys/accounts-guarded.test.ts',
  'tests/journeys/accounts.test.ts',
  'tests/journeys/rulebook.test.ts',
  'tests/journeys/alerts.test.ts',
  'tests/journeys/only-what-is-highlighted.test.ts',
  'tests/journeys/news.test.ts',
  'tests/journeys/collections.test.ts',
  'tests/journeys/traits.test.ts',
  'tests/journeys/leaderboards.test.ts',
  'tests/crash/crash.test.ts',
  'tests/faults/faults.test.ts',
  'tests/journeys/guide.test.ts',
];

/**
 * Checks that vitest has found the test files that a run needs.
 * @param {readonly string[]} projects that are run in full
 * @param {readonly { project: string, file: string }[]} found
 * @returns {string[]} a line for each project without a test file, and for each file of `LONG` that was not
 *   found
 */
export function missingTests(projects, found) {
  const empty = projects.filter((name) => !found.some(({ project }) => project === name));
  const gone = projects.includes('tests')
    ? LONG.filter((name) => !found.some(({ file }) => file === name))
    : [];
  return [
    ...empty.map((name) => `The test project ${name} matches no file.`),
    ...gone.map((name) => `${name} is listed among the long test files, but no such test file exists.`),
  ];
}

/**
 * Sorts test files by project. In each project those that took the longest in the last run are first. Without
 * their times the files of `LONG` are first, then all others in vitest's own order, the largest file first.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   * @throws Error when a project or a test file that this run needs is missing
   */
  async sort(files) {
    const sorted = await super.sort(files);
    // scripts/vitest-run.mjs sets this variable when it runs projects in full.
    const projectsInFull = process.env.TEST_PROJECTS?.split(',') ?? [];
    const missing = missingTests(
      projectsInFull,
      sorted.map(({ project, moduleId }) => ({ project: project.name, file: relative(ROOT, moduleId) })),
    );
    if (missing.length > 0) throw new Error(missing.join('\n'));
    const times = lastTimes();
    /** @param {import('vitest/node').TestSpecification} file */
    const rank = ({ moduleId }) => {
      const file = relative(ROOT, moduleId);
      if (times[file] !== undefined) return -times[file];
      const index = LONG.indexOf(file);
      return index < 0 ? LONG.length : index - LONG.length;
    };
    // Files that share a process must run one after the other, so the files of one project stay together.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) || rank(one) - rank(other),
    );
  }
}
