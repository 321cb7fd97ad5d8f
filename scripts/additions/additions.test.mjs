import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capture, installed } from '../child.mjs';
import { ROOT, WORKSPACES } from '../repository.mjs';
import { COMMAND_EDITS, COMMAND_TESTS } from './command.mjs';
import { copyProject } from './project-copy.mjs';
import { BOARD, SKILL_EDITS, SKILL_NAME } from './skill.mjs';
import { VERB_EDITS, VERB_TEST_NAMES, VERB_TESTS } from './verb.mjs';

/**
 * Adds a skill, a command and a verb of a trait to one copy of the repository, with the edits that the
 * documents list. One copy for all, because its types cost most of the time.
 */

const isLong = process.env.TEST_LONG === '1';

/** @type {string} */
let copy;

beforeAll(async () => {
  copy = await copyProject([...SKILL_EDITS, ...COMMAND_EDITS, ...VERB_EDITS]);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/**
 * @param {string} page
 * @param {RegExp} part of it; its first group is the text with the numbered list
 * @returns {Promise<{ text: string, files: string[] }>} the first path of each item
 */
async function listIn(page, part) {
  const [, text = ''] = part.exec(await readFile(join(ROOT, page), 'utf8')) ?? [];
  return { text, files: Array.from(text.matchAll(/^ *\d+\. `([^`]+)`/gm), ([, path = '']) => path) };
}

/** @param {string} title @returns {RegExp} the part of `docs/architecture.md` under this title */
const under = (title) => new RegExp(`^### ${title}\\n([\\s\\S]*?)^##`, 'm');

const README = 'packages/engine/README.md';
const ARCHITECTURE = 'docs/architecture.md';

describe('the documents name the files that are edited, and no others', () => {
  test.each([
    ['a skill', README, /^- \*\*a skill\*\*:([\s\S]*?)^- \*\*/m, SKILL_EDITS, 'four edits'],
    ['a command', ARCHITECTURE, under('How to add a command'), COMMAND_EDITS, 'six files'],
    ['a verb', ARCHITECTURE, under('How to add a verb of a trait'), VERB_EDITS, 'twelve files'],
  ])('%s', async (_, page, part, edits, count) => {
    const { text, files } = await listIn(page, part);
    expect(files).toEqual(edits.map(({ path, named = path }) => named));
    expect(text).toContain(count);
  });
});

describe('after these edits', () => {
  // The types of `apps/web` contain those of engine, content and protocol. The others cost 25 s of CPU time.
  test.each(isLong ? WORKSPACES : ['apps/web'])('the types of %s fit', async (workspace) => {
    const { code, output } = await capture(installed('tsc'), ['-p', workspace, '--noEmit'], { cwd: copy });
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  test('a stored character has the skill in state, boards, Wiki, guide and page', async () => {
    const probe = join(ROOT, 'scripts/additions/skill-probe.mjs');
    const { code, output } = await capture(installed('tsx'), [probe, SKILL_NAME], { cwd: copy });
    expect(code, output).toBe(0);
    const found = JSON.parse(output);
    expect(found.states.length).toBeGreaterThan(20);
    for (const state of found.states)
      expect(state).toEqual({
        experience: [21, 0],
        fractions: [21, 0],
        gifts: 0,
        score: 0,
        afterTraining: 7,
      });
    expect(found.server).toEqual({
      ...{ board: BOARD, skill: 21, boards: 29, curator: 26, benefactor: 27 },
      highestIsSafe: true,
    });
    expect(found.page).toEqual({
      board: ['Crafting', SKILL_NAME, 'sparkles'],
      lastBoards: ['Cooking', SKILL_NAME, 'Health'],
      searched: [SKILL_NAME],
      guide: true,
    });
    expect(found.wiki).toEqual({ isListed: true, name: SKILL_NAME });
  });

  test('the command and the verb pass their tests', async () => {
    const files = [...COMMAND_TESTS, ...VERB_TESTS];
    const report = join(copy, 'report.json');
    const { output } = await capture(
      installed('vitest'),
      [
        ...['run', ...files, '--root', copy, '--maxWorkers', '1', '--no-isolate'],
        ...['-t', ['clear-junk', ...VERB_TEST_NAMES].join('|')],
        ...['--reporter', 'json', '--outputFile', report],
      ],
      { cwd: copy },
    );
    /** @type {{ testResults: { name: string, assertionResults: { status: string, title: string }[] }[] }} */
    const { testResults } = JSON.parse(await readFile(report, 'utf8').catch(() => output));
    const passed = testResults.filter(({ assertionResults }) =>
      assertionResults.some(({ status }) => status === 'passed'),
    );
    const failed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
    );
    expect(failed).toEqual([]);
    expect(passed.map(({ name }) => name).sort()).toEqual(files.map((file) => join(copy, file)).sort());
  });
});
