import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf, type Picture } from '../plan/picture.ts';

/** One built picture. */
export interface BuiltPicture {
  /** Hash of the drawing and of how it is written: another one means that the picture must be made again. */
  readonly input: string;
  /** Hash of the file: goes into its address, so that it can be cached for good. */
  readonly output: string;
  readonly bytes: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What stands in for pictures that an imported world names and that were never drawn. */
export interface FallbackPaths {
  /** By category's code of `ItemCategory`. */
  readonly items: Readonly<Record<number, string>>;
  /** Cut-outs and portraits by enemy family; `other` for every other family. */
  readonly enemies: Readonly<Record<string, string>>;
  readonly portraits: Readonly<Record<string, string>>;
  readonly dungeon: string;
  readonly face: string;
}

/** `manifest.json` beside the built pictures. */
export interface Manifest {
  /** Another one as soon as any file is another: stands in the address of every picture (ADR 0007). */
  readonly version: string;
  /** Every glyph that is somewhere in the pictures: their authors are credited. */
  readonly glyphs: readonly string[];
  readonly fallbacks: FallbackPaths;
  /** By path, in order. */
  readonly pictures: Readonly<Record<string, BuiltPicture>>;
}

export const MANIFEST_FILE = 'manifest.json';

/** 16 hexadecimal digits of SHA-256. */
export const shortHash = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

export function inputHash(picture: Picture): string {
  const { size, encoding } = picture;
  return shortHash(JSON.stringify([size.width, size.height, encoding]), drawingOf(picture));
}

/** Null when there is none, or none that can be read: then everything is made. */
export function readManifest(directory: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(directory, MANIFEST_FILE), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

/** One picture a line, so that a change of one is a change of one line. */
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
