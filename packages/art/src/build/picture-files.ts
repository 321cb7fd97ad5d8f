import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { MANIFEST_FILE } from './manifest.ts';

/** Paths of all pictures in a directory and its subfolders, with `/` between folders. */
export function pictureFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => path !== MANIFEST_FILE);
}
