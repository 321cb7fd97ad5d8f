import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../plan/picture.ts';
import { inputHash, readManifest, shortHash } from './manifest.ts';
import { pictureFiles } from './picture-files.ts';

/**
 * Compares the built pictures with the plan, without drawing. Checks that the manifest has every planned
 * picture with the hash of its drawing, that every file has the bytes of its hash in the manifest, and that
 * there are no other files.
 * @returns a line for each fault
 */
export function checkBuilt(directory: string, planned: readonly Picture[]): string[] {
  const manifest = readManifest(directory);
  if (manifest === null) return ['There is no manifest.json, or none that can be read.'];
  const { pictures } = manifest;
  const files = new Set(pictureFiles(directory));
  const faults: string[] = [];
  for (const picture of planned) {
    const built = pictures[picture.path];
    if (built === undefined) faults.push(`${picture.path} is planned and was not built`);
    else if (built.input !== inputHash(picture))
      faults.push(`${picture.path} was built from another drawing`);
  }
  const wanted = new Set(planned.map(({ path }) => path));
  for (const [path, { output }] of Object.entries(pictures)) {
    if (!wanted.has(path)) faults.push(`${path} is in the manifest, and nothing names it`);
    if (!files.has(path)) faults.push(`${path} is in the manifest, and its file is missing`);
    else if (shortHash(readFileSync(join(directory, path))) !== output)
      faults.push(`${path} is not the file that was built`);
  }
  for (const path of files) {
    if (pictures[path] === undefined) faults.push(`${path} is a file, and the manifest does not know it`);
  }
  return faults;
}
