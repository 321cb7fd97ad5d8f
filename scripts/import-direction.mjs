/**
 * Imports run downwards only (ADR 0005). The compiler itself says which files it reads to
 * check a workspace: every way of importing counts, imports of types and `import('...')` types included, by a package
 * name or by a path that leaves the workspace.
 */
import { pathToFileURL } from 'node:url';
import { capture, installed } from './child.mjs';
import { wrongFoldersIn } from './folder-direction.mjs';
import { ROOT } from './repository.mjs';

/** What each workspace may read beside itself. tests and bench look at everything and are not listed. */
const MAY_READ = {
  'packages/engine': [],
  'packages/content': ['packages/engine'],
  'packages/protocol': ['packages/engine'],
  'packages/art': ['packages/engine', 'packages/content'],
  'apps/server': ['packages/engine', 'packages/content', 'packages/protocol'],
  // The art is for the build of the page: its manifest and the credits.
  'apps/web': ['packages/engine', 'packages/content', 'packages/protocol', 'packages/art'],
};

/** A line that names a file of ours; not one that npm installed, a diagnostic, or the indented reason for a file. */
const OWN_FILE = /^(?!\.\.\/|\/|.*node_modules\/)\S+\.(?:[cm]?[jt]sx?|json)$/;

/**
 * @param {string} workspace
 * @param {readonly string[]} allowed workspaces that it may read
 * @param {string} output what `tsc --explainFiles` prints: each file, and below it, indented, why it is read
 * @returns {string[]} a line for each way by which the workspace reads what it may not
 */
export function wrongImportsIn(workspace, allowed, output) {
  const readable = [workspace, ...allowed];
  const lines = [];
  let filesOfItsOwn = 0;
  let wrong = '';
  for (const line of output.split('\n')) {
    if (OWN_FILE.test(line)) {
      wrong = readable.some((folder) => line.startsWith(`${folder}/`)) ? '' : line;
      if (line.startsWith(`${workspace}/`)) filesOfItsOwn += 1;
    } else if (wrong !== '' && line.startsWith('  ')) {
      lines.push(`${workspace} must not read ${wrong}: ${line.trim()}`);
    }
  }
  if (filesOfItsOwn === 0) lines.push(`${workspace} could not be read: ${output}`);
  return lines;
}

/**
 * @param {string} workspace
 * @param {string} root of the repository
 * @returns {Promise<string>} what the compiler says about the files of a workspace
 */
async function explainFiles(workspace, root) {
  const args = ['-p', workspace, '--explainFiles', '--noCheck', '--pretty', 'false'];
  const { output } = await capture(installed('tsc'), args, { cwd: root });
  return output;
}

/**
 * @param {string} [root] of the repository
 * @returns {Promise<string[]>} a line for each wrong import, empty when every import runs downwards. Folders within workspaces are looked
 *   at in this repository only
 */
export async function wrongImports(root = ROOT) {
  const found = await Promise.all(
    Object.entries(MAY_READ).map(async ([workspace, allowed]) => {
      const output = await explainFiles(workspace, root);
      return [
        ...wrongImportsIn(workspace, allowed, output),
        ...(root === ROOT ? wrongFoldersIn(workspace, output) : []),
      ];
    }),
  );
  return found.flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = await wrongImports();
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
}
