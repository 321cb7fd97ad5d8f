import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findShippedWorld, shippedWorldDirectory } from './shipped-world.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function world(...path: string[]): string {
  const directory = join(root, ...path);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'regions.csv'), '');
  return directory;
}

const bundle = () => pathToFileURL(join(root, 'apps', 'server', 'dist', 'server.js')).href;

test('code that runs from the sources finds the world beside them', () => {
  expect(shippedWorldDirectory).toMatch(/packages[/\\]content[/\\]world$/);
});

test('a bundle finds the world in the folder beside it', () => {
  const copied = world('apps', 'server', 'dist', 'world');
  expect(findShippedWorld(bundle())).toBe(copied);
});

test('a bundle in the repository finds the world in packages/content', () => {
  const inPackage = world('packages', 'content', 'world');
  expect(findShippedWorld(bundle())).toBe(inPackage);
});
