import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Picture, TILE } from '../plan/picture.ts';
import { square } from '../svg/size.ts';
import { svgDocument } from '../svg/svg-text.ts';
import { buildPictures } from './build-pictures.ts';
import { checkBuilt } from './check-built.ts';
import { readManifest } from './manifest.ts';

const FALLBACKS = { items: {}, enemies: {}, portraits: {}, dungeon: '', face: '' };

const disc = (path: string, colour: string): Picture => ({
  path,
  size: square(16),
  encoding: TILE,
  draw: (size) =>
    svgDocument(size, square(16), [{ defs: '', body: `<circle cx="8" cy="8" r="6" fill="${colour}"/>` }]),
});
const RED = disc('items/red.webp', '#f00');
const GREEN = disc('items/green.webp', '#0f0');

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slumberfell-built-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const build = (...planned: Picture[]) => buildPictures(directory, planned, FALLBACKS);
const fileOf = ({ path }: Picture) => readFileSync(join(directory, path));

test('the first build draws every picture, later builds only changed ones', async () => {
  expect(await build(RED, GREEN)).toMatchObject({ drawn: 2, kept: 0, removed: 0 });
  expect(await build(RED, GREEN)).toMatchObject({ drawn: 0, kept: 2, removed: 0 });
  expect(await build(RED, disc(GREEN.path, '#0f8'))).toMatchObject({ drawn: 1, kept: 1, removed: 0 });
});

test('the build removes a picture that is no longer planned', async () => {
  await build(RED, GREEN);
  expect(await build(RED)).toMatchObject({ drawn: 0, kept: 1, removed: 1 });
  expect(Object.keys(readManifest(directory)?.pictures ?? {})).toEqual([RED.path]);
  expect(() => fileOf(GREEN)).toThrow(/ENOENT/);
});

test('the same drawing gives the same bytes', async () => {
  await build(RED);
  const first = fileOf(RED);
  rmSync(join(directory, RED.path));
  expect(await build(RED)).toMatchObject({ drawn: 1 });
  expect(fileOf(RED)).toEqual(first);
});

test('the check finds no fault after a build', async () => {
  await build(RED, GREEN);
  expect(checkBuilt(directory, [RED, GREEN])).toEqual([]);
});

test('the check finds each kind of difference from the build', async () => {
  expect(checkBuilt(directory, [])).toEqual(['There is no manifest.json, or none that can be read.']);
  await build(RED, GREEN);
  expect(checkBuilt(directory, [disc(RED.path, '#f08'), GREEN])).toEqual([
    'items/red.webp was built from another drawing',
  ]);
  expect(checkBuilt(directory, [RED, GREEN, disc('items/blue.webp', '#00f')])).toEqual([
    'items/blue.webp is planned and was not built',
  ]);
  expect(checkBuilt(directory, [RED])).toEqual(['items/green.webp is in the manifest, and nothing names it']);
  writeFileSync(join(directory, 'items/stray.webp'), '');
  writeFileSync(join(directory, RED.path), 'another file');
  rmSync(join(directory, GREEN.path));
  expect(checkBuilt(directory, [RED, GREEN]).sort()).toEqual([
    'items/green.webp is in the manifest, and its file is missing',
    'items/red.webp is not the file that was built',
    'items/stray.webp is a file, and the manifest does not know it',
  ]);
});
