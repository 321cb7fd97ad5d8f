import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { markedChunks, sourceFiles } from './chunk-marks.ts';
import { CHUNK_GROUPS, LANDING_CHUNKS } from './chunks.ts';

const PAGE = fileURLToPath(new URL('../src', import.meta.url));
const FILES = sourceFiles(PAGE).filter((path) => !/\.test\.tsx?$/.test(path));
const MARKED = markedChunks(PAGE);

/** What each visitor loads: the script of index.html, and the head start. */
const FIRST_LOADED = ['app/main.tsx', 'app/head-start.ts', 'screens/landing/LandingScreen.tsx'];

/** Imports and re-exports of values by a path. The bundler drops those of types. */
const VALUES = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'(\.[^']+\.tsx?)'/gm;
const ONLY_TYPES = /^(?:import|export)\s*\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}/;

/** The sources of the page from which a source statically imports values. */
function importsOf(path: string): readonly string[] {
  const source = readFileSync(join(PAGE, path), 'utf8');
  return [...source.matchAll(VALUES)].flatMap(([statement, imported = '']) =>
    ONLY_TYPES.test(statement) ? [] : [join(dirname(path), imported)],
  );
}

const IMPORTS = new Map(FILES.map((path) => [path, importsOf(path)]));

function reachableFrom(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const imported of IMPORTS.get(path) ?? []) reachableFrom(imported, found);
  return found;
}

test('every mark names a chunk', () => {
  const names = CHUNK_GROUPS.map(({ name }) => name);
  expect([...MARKED].filter(([, name]) => !names.includes(name))).toEqual([]);
});

test('what a visitor loads and other scripts import is in a chunk of the landing page', () => {
  const loads = FIRST_LOADED.map((path) => reachableFrom(path));
  const all = new Set(loads.flatMap((paths) => [...paths]));
  const elsewhere = new Set(
    FILES.filter((path) => !all.has(path)).flatMap((path) => IMPORTS.get(path) ?? []),
  );
  const isShared = (path: string): boolean =>
    elsewhere.has(path) || loads.filter((paths) => paths.has(path)).length > 1;
  expect(all.size).toBeGreaterThan(FIRST_LOADED.length);
  const wrong = [...all].filter(
    (path) => isShared(path) && !LANDING_CHUNKS.includes(MARKED.get(path) ?? 'none'),
  );
  expect(wrong).toEqual([]);
});
