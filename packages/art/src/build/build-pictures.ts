import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { glyphsDrawn } from '../glyph/glyph.ts';
import { drawingOf, type Picture } from '../plan/picture.ts';
import {
  type BuiltPicture,
  type FallbackPaths,
  inputHash,
  MANIFEST_FILE,
  manifestText,
  readManifest,
  shortHash,
} from './manifest.ts';
import { pictureFiles } from './picture-files.ts';
import { renderPicture } from './render.ts';

export interface BuildResult {
  readonly drawn: number;
  readonly kept: number;
  readonly removed: number;
  /** The sum of all pictures' sizes in bytes. */
  readonly bytes: number;
}

/**
 * Makes the pictures whose drawing has changed, removes those that are no longer planned, and writes the
 * manifest.
 */
export async function buildPictures(
  directory: string,
  planned: readonly Picture[],
  fallbacks: FallbackPaths,
): Promise<BuildResult> {
  const before = readManifest(directory)?.pictures ?? {};
  const built: Record<string, BuiltPicture> = {};
  const changed: { picture: Picture; input: string }[] = [];
  for (const picture of planned) {
    const input = inputHash(picture);
    const old = before[picture.path];
    if (old !== undefined && old.input === input && sizeOf(join(directory, picture.path)) === old.bytes) {
      built[picture.path] = old;
    } else {
      changed.push({ picture, input });
    }
  }
  await runInParallel(availableParallelism(), changed, async ({ picture, input }) => {
    built[picture.path] = await make(directory, picture, input);
  });

  const surplus = pictureFiles(directory).filter((path) => built[path] === undefined);
  for (const path of surplus) rmSync(join(directory, path));
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    join(directory, MANIFEST_FILE),
    manifestText({ glyphs: glyphsDrawn(), fallbacks, pictures: built }),
  );
  return {
    drawn: changed.length,
    kept: planned.length - changed.length,
    removed: surplus.length,
    bytes: Object.values(built).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function make(directory: string, picture: Picture, input: string): Promise<BuiltPicture> {
  const { path, size, encoding } = picture;
  const file = join(directory, path);
  const image = await renderPicture(drawingOf(picture), size, encoding);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
  return {
    input,
    output: shortHash(image),
    bytes: image.length,
    width: size.width,
    height: size.height,
  };
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Runs `work` for all tasks, `count` of them in parallel. sharp renders each picture on a thread of its own,
 * so the caller passes the number of cores.
 */
async function runInParallel<Task>(
  count: number,
  tasks: readonly Task[],
  work: (task: Task) => Promise<void>,
): Promise<void> {
  const queue = tasks.values();
  const worker = async () => {
    for (const task of queue) await work(task);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
