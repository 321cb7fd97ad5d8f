import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '../content-error.ts';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { type CompiledWorld, compileWorld } from './compile-world.ts';

/**
 * For tests: texts to replace, by file. Every text must occur in its file, so that no edit is without effect.
 */
export type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/** For tests: whole files by name, in place of those of the shipped world; null removes a file. */
export type WholeFiles = Readonly<Record<string, string | null>>;

/** Compiles a copy of the shipped world with whole files, then texts of its files, replaced. */
export function compileEdited(edits: Edits, files: WholeFiles = {}): CompiledWorld {
  const directory = mkdtempSync(join(tmpdir(), 'world-'));
  try {
    cpSync(shippedWorldDirectory, directory, { recursive: true });
    for (const [file, text] of Object.entries(files)) replace(join(directory, file), text);
    for (const [file, replacements] of Object.entries(edits)) edit(join(directory, file), replacements);
    return compileWorld(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The problems that the compiler reports for an edited world, one line each; empty when it compiles. */
export function problemsOf(edits: Edits, files: WholeFiles = {}): string[] {
  try {
    compileEdited(edits, files);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, row, message }) => `${file}:${row ?? '-'} ${message}`);
  }
}

function replace(path: string, text: string | null): void {
  if (text === null) rmSync(path, { force: true });
  else writeFileSync(path, text);
}

function edit(path: string, replacements: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${path} does not contain "${from}"`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}
