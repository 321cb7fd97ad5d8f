/**
 * Checks the imports between workspaces: a workspace may import only from those in `MAY_IMPORT` (ADR 0005).
 * Asks the compiler which files it reads for a workspace. So it finds every kind of import: of values, of
 * types, `import('...')` types, by a package's name, or by a path out of the workspace.
 */
import { pathToFileURL } from 'node:url';
import { capture, installed } from './child.mjs';
import { wrongFoldersIn } from './folder-direction.mjs';
import { ROOT } from './repository.mjs';

/**
 * The workspaces from which each workspace may import. tests and bench may import from all, so they are not
 * listed.
 */
const MAY_IMPORT = {
  'packages/engine': [],
  'packages/content': ['packages/engine'],
  'packages/protocol': ['packages/engine'],
  'packages/art': ['packages/engine', 'packages/content'],
  'apps/server': ['packages/engine', 'packages/content', 'packages/protocol'],
  // packages/art is allowed because the page's build needs the manifest and the credits of the pictures.
  'apps/web': ['packages/engine', 'packages/content', 'packages/protocol', 'packages/art'],
};

/**
 * A line of the compiler's output that names one of our files. Does not match files of installed packages,
 * diagnostics, and the indented lines that say why a file is read.
 */
const OWN_FILE = /^(?!\.\.\/|\/|.*node_modules\/)\S+\.(?:[cm]?[jt]sx?|json)$/;

/**
 * @param {string} workspace
 * @param {readonly string[]} allowed workspaces from which it may import
 * @param {string} output of `tsc --explainFiles`: each file, and after it, indented, the reasons why it is
 *   read
 * @returns {string[]} a line for each import that is not allowed
 */
export function wrongImportsIn(workspace, allowed, output) {
  const readable = [workspace, ...allowed];
  const lines = [];
  let ownFiles = 0;
  let wrong = '';
  for (const line of output.split('\n')) {
    if (OWN_FILE.test(line)) {
      wrong = readable.some((folder) => line.startsWith(`${folder}/`)) ? '' : line;
      if (line.startsWith(`${workspace}/`)) ownFiles += 1;
    } else if (wrong !== '' && line.startsWith('  ')) {
      lines.push(`${workspace} must not import ${wrong}: ${line.trim()}`);
    }
  }
  if (ownFiles === 0) lines.push(`${workspace} could not be read: ${output}`);
  return lines;
}

/**
 * @param {string} workspace
 * @param {string} root of the repository
 * @returns {Promise<string>} the output of `tsc --explainFiles`
 */
async function explainFiles(workspace, root) {
  const args = ['-p', workspace, '--explainFiles', '--noCheck', '--pretty', 'false'];
  const { output } = await capture(installed('tsc'), args, { cwd: root });
  return output;
}

/**
 * Checks all workspaces. Checks the folders within workspaces only if `root` is this repository.
 * @param {string} [root] of the repository
 * @returns {Promise<string[]>} a line for each wrong import; empty when every import runs downwards
 */
export async function wrongImports(root = ROOT) {
  const found = await Promise.all(
    Object.entries(MAY_IMPORT).map(async ([workspace, allowed]) => {
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
