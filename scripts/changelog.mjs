/**
 * `npm run changelog`: writes `CHANGELOG.md` from the patch notes that the page shows
 * (`apps/web/src/screens/patch-notes/notes.ts`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './repository.mjs';

const NOTES = 'apps/web/src/screens/patch-notes/notes.ts';

export const CHANGELOG = join(ROOT, 'CHANGELOG.md');

/**
 * @typedef {{ title: string, notes: readonly { title: string, text: string }[] }} Chapter as in the source of
 *   the patch notes
 */

/**
 * @param {string} version of the game
 * @param {readonly Chapter[]} chapters
 * @returns {string} the changelog in Markdown
 */
export function changelogOf(version, chapters) {
  const sections = chapters.map(
    ({ title, notes }) =>
      `### ${title}\n\n${notes.map((note) => `- **${note.title}.** ${note.text}\n`).join('')}`,
  );
  return `# Changelog

\`npm run changelog\` writes this file from \`${NOTES}\`, which the page shows as its patch notes.
Changes that a host must act on are in [docs/hosting.md](docs/hosting.md#upgrades).

## ${version}

${sections.join('\n')}`;
}

/** @returns {Promise<string>} the changelog of the present version and patch notes */
export async function currentChangelog() {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const { tsImport } = await import('tsx/esm/api');
  /** @type {{ CHAPTERS: readonly Chapter[] }} */
  const { CHAPTERS } = await tsImport(pathToFileURL(join(ROOT, NOTES)).href, import.meta.url);
  return changelogOf(version, CHAPTERS);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(CHANGELOG, await currentChangelog());
}
