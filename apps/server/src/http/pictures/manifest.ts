import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const path = z.string().regex(/^[\w-]+(\/[\w-]+)*\.(webp|png)$/);

/** What the server reads of `packages/art/built/manifest.json`; the rest of it is for the build. */
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

/** The pictures that there are. */
export interface PictureManifest extends z.infer<typeof pictureManifest> {}

/**
 * @param directory of the built pictures
 * @returns null when there is no manifest: then nothing is drawn yet
 * @throws Error when there is one that is not as the art build writes it
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
