import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The first line of a source file that belongs into a shared chunk. */
const MARK = /^\/\/ chunk: (\S+)\n/;

/** The source files of a folder and its subfolders, as paths from the folder. */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Reads in which shared chunk each marked source file belongs: its first line is `// chunk: <name>`. The
 * styles of a component (`Name.module.css`) belong in the chunk of `Name.tsx`.
 * @param folder of the sources, absolute
 * @returns the chunk's name by the file's path from the folder
 */
export function markedChunks(folder: string): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  for (const path of sourceFiles(folder)) {
    const name = MARK.exec(readFileSync(join(folder, path), 'utf8'))?.[1];
    if (name === undefined) continue;
    chunks.set(path, name);
    chunks.set(path.replace(/\.tsx$/, '.module.css'), name);
  }
  return chunks;
}
