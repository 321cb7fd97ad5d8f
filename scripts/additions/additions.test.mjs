import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capture, installed } from '../child.mjs';
import { ROOT, WORKSPACES } from '../repository.mjs';

const isLong = process.env.TEST_LONG === '1';

const NAME = 'Dreamweaving';
/** The first number that no leaderboard has. */
const BOARD = 28;

/**
 * The edits that add a skill, by file. The README of the engine lists the same files.
 * @type {Readonly<Record<string, (text: string) => string>>}
 */
const EDITS = {
  'packages/engine/src/world/skills.ts': (text) =>
    text.replace(
      '\n] as const;',
      `\n  { id: 21, name: '${NAME}', kind: 'crafting', board: ${BOARD} },\n] as const;`,
    ),
  'packages/engine/src/stored/rules-version.ts': (text) => raised('RULES_VERSION', text),
  'packages/protocol/src/schemas/protocol-version.ts': (text) => raised('PROTOCOL_VERSION', text),
  'apps/web/src/ui/pictures/names.ts': (text) =>
    text.replace(/(const SKILL_GLYPHS: .* = \{\n)/, `$1  ${NAME}: 'sparkles',\n`),
};

/**
 * @param {string} name of an exported number
 * @param {string} text of its file
 */
const raised = (name, text) =>
  text.replace(
    new RegExp(`(export const ${name} = )(\\d+)`),
    (_, start, number) => `${start}${Number(number) + 1}`,
  );

/** Folders that are not source. The pictures in `packages/art/built` are made of it. */
const NOT_COPIED = /(?:^|\/)(?:node_modules|dist|artifacts|packages\/art\/built)$/;

/** @type {string} */
let copy;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'slumberfell-skill-'));
  for (const path of ['package.json', 'tsconfig.base.json', ...WORKSPACES])
    await cp(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(relative(ROOT, source)),
    });
  await linkPackages();
  for (const [path, edit] of Object.entries(EDITS)) {
    const file = join(copy, path);
    const text = await readFile(file, 'utf8');
    const edited = edit(text);
    if (edited === text) throw new Error(`The edit of ${path} changes nothing`);
    await writeFile(file, edited);
  }
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Links the installed packages into the copy. The links of workspaces lead to the workspaces of the copy. */
async function linkPackages() {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    if (name !== '@slumberfell') await symlink(join(from, name), join(to, name));
  await cp(join(from, '@slumberfell'), join(to, '@slumberfell'), { recursive: true, verbatimSymlinks: true });
}

/** The numbered list under "a skill" in the engine's README. */
async function filesOfReadme() {
  const text = await readFile(join(ROOT, 'packages/engine/README.md'), 'utf8');
  const [, part = ''] = /^- \*\*a skill\*\*:([\s\S]*?)^- \*\*/m.exec(text) ?? [];
  return Array.from(part.matchAll(/^ {2}\d\. `([^`]+)`/gm), ([, path]) => path);
}

test('the README of the engine names the files that are edited, and no others', async () => {
  expect(await filesOfReadme()).toEqual(Object.keys(EDITS));
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
    const { code, output } = await capture(installed('tsx'), [probe, NAME], { cwd: copy });
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
      board: ['Crafting', NAME, 'sparkles'],
      lastBoards: ['Cooking', NAME, 'Health'],
      searched: [NAME],
      guide: true,
    });
    expect(found.wiki).toEqual({ isListed: true, name: NAME });
  });
});
