import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf, type Picture } from '../plan/picture.ts';

/** One built picture. */
export interface BuiltPicture {
  /** Hash of the drawing, its size and its encoding. If it differs, the build makes the picture again. */
  readonly input: string;
  /**
   * Hash of the picture's file. `Manifest.version` depends on it, and `npm run art -- --check` compares it.
   */
  readonly output: string;
  readonly bytes: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Paths of the pictures that the server sends in place of pictures that an imported world names but that do
 * not exist.
 */
export interface FallbackPaths {
  /** Paths by the code of the item's `ItemCategory`. */
  readonly items: Readonly<Record<number, string>>;
  /**
   * Paths by enemy family, of cut-outs (`enemies`) and of portraits. `other` is for families without an
   * entry.
   */
  readonly enemies: Readonly<Record<string, string>>;
  readonly portraits: Readonly<Record<string, string>>;
  readonly dungeon: string;
  readonly face: string;
}

/** The content of `manifest.json`, which is beside the built pictures. */
export interface Manifest {
  /**
   * Changes when any picture changes. It is part of the address of every picture, so that clients can cache
   * pictures for a year (ADR 0007).
   */
  readonly version: string;
  /** The names of all glyphs in the pictures. The credits page names their authors. */
  readonly glyphs: readonly string[];
  readonly fallbacks: FallbackPaths;
  /** All built pictures by their paths, in the order of the paths. */
  readonly pictures: Readonly<Record<string, BuiltPicture>>;
}

export const MANIFEST_FILE = 'manifest.json';

/** The first 16 hexadecimal digits of SHA-256. */
export const shortHash = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

export function inputHash(picture: Picture): string {
  const { size, encoding } = picture;
  return shortHash(JSON.stringify([size.width, size.height, encoding]), drawingOf(picture));
}

/** Returns null if there is no readable manifest. Then the build makes every picture. */
export function readManifest(directory: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(directory, MANIFEST_FILE), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

/** Writes one line per picture, so that a changed picture is one changed line in git. */
export function manifestText({ glyphs, fallbacks, pictures }: Omit<Manifest, 'version'>): string {
  const sorted = Object.entries(pictures).sort(([one], [other]) => (one < other ? -1 : 1));
  const version = shortHash(...sorted.map(([path, { output }]) => `${path} ${output}\n`)).slice(0, 10);
  const lines = sorted.map(([path, picture]) => `    ${JSON.stringify(path)}: ${JSON.stringify(picture)}`);
  const entries = [
    `  "version": "${version}"`,
    `  "glyphs": ${JSON.stringify(glyphs)}`,
    `  "fallbacks": ${JSON.stringify(fallbacks)}`,
    `  "pictures": {\n${lines.join(',\n')}\n  }`,
  ];
  return `{\n${entries.join(',\n')}\n}\n`;
}
