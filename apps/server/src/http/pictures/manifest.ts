import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const path = z.string().regex(/^[\w-]+(\/[\w-]+)*\.(webp|png)$/);

/** The part of `packages/art/built/manifest.json` that the server reads. */
const pictureManifest = z.object({
  version: z.string().regex(/^[\da-f]{10}$/),
  fallbacks: z.object({
    items: z.record(z.string(), path),
    enemies: z.record(z.string(), path),
    portraits: z.record(z.string(), path),
    dungeon: path,
    face: path,
  }),
  pictures: z.record(path, z.unknown()),
});

/** The version and the paths of the built pictures, and their stand-ins. */
export interface PictureManifest extends z.infer<typeof pictureManifest> {}

/**
 * @param directory of the built pictures.
 * @returns null when there is no manifest, because no picture is built.
 * @throws Error when the manifest has another form than the art build writes.
 */
export function readPictureManifest(directory: string): PictureManifest | null {
  let text: string;
  try {
    text = readFileSync(join(directory, 'manifest.json'), 'utf8');
  } catch {
    return null;
  }
  return pictureManifest.parse(JSON.parse(text));
}
