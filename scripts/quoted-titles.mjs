/**
 * Finds the quotes that a document puts in brackets after the path of a test file, and checks that the file
 * contains them: `path` (a title; another title). A quote is one of: words of a test's title, words of a test
 * case, or names of functions that the test calls, separated by commas. "..." in a quote stands for words
 * that are left out. After a colon a quote may describe a part of the test; this description is not checked.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { walk } from './engineer-texts.mjs';

/**
 * The path of a test file in backticks, then quotes in round brackets. Quotes contain no backticks, but may
 * contain brackets.
 */
const QUOTES = /`([\w./-]+\.test\.(?:tsx?|mjs))` \(((?:[^()`]|\([^()`]*\))+)\)/g;
const NAME = /^[A-Za-z]\w*$/;
/** Matches the import path of a file in tests/journeys/steps. */
const STEPS = /^\.\/steps\//;

/**
 * What a source file contains: `texts` are its strings and templates, `names` its identifiers, `steps` the
 * import paths of the files in tests/journeys/steps that it imports.
 * @typedef {{ texts: string[], names: Set<string>, steps: string[] }} Contents
 */

/**
 * @param {string} page Markdown
 * @returns {{ path: string, quote: string }[]} the quotes in the page's order; `path` as the page writes it
 */
export const quotedTitles = (page) =>
  Array.from(page.matchAll(QUOTES), ([, path = '', quotes = '']) =>
    quotes.split(';').map((quote) => ({ path, quote: quote.trim() })),
  ).flat();

/**
 * Collects the strings, identifiers and imported steps of a source file.
 * @param {string} path its ending says how the file is read
 * @param {string} source
 * @returns {Contents}
 */
export function contentsOf(path, source) {
  /** @type {Contents} */
  const contents = { texts: [], names: new Set(), steps: [] };
  walk(parseSync(path, source).program, (node, parent) => {
    if (node.type === 'Identifier') contents.names.add(node.name);
    if (node.type === 'TemplateElement') contents.texts.push(node.value.cooked);
    if (node.type !== 'Literal' || typeof node.value !== 'string') return;
    if (parent.type !== 'ImportDeclaration') contents.texts.push(node.value);
    else if (STEPS.test(node.value)) contents.steps.push(node.value);
  });
  return contents;
}

/**
 * Whether one text of a file contains the words of a quote, or the file has all identifiers that the quote
 * lists.
 * @param {Pick<Contents, 'texts' | 'names'>} contents
 * @param {string} quote
 */
export function isQuotedFrom({ texts, names }, quote) {
  /** @param {string} words */
  const isThere = (words) => {
    const pieces = words.split('...').map((piece) => piece.trim());
    return (
      texts.some((text) => pieces.every((piece) => text.includes(piece))) ||
      words.split(', ').every((name) => NAME.test(name) && names.has(name))
    );
  };
  return isThere(quote) || isThere(quote.split(':')[0] ?? '');
}

/**
 * @param {string} file path of a test file
 * @returns {Promise<Contents>} what the file contains, with the identifiers of the steps that it imports
 */
async function contentsWithSteps(file) {
  const contents = contentsOf(file, await readFile(file, 'utf8'));
  for (const step of contents.steps) {
    const path = join(dirname(file), step);
    for (const name of contentsOf(path, await readFile(path, 'utf8')).names) contents.names.add(name);
  }
  return contents;
}

/**
 * @param {string} page Markdown
 * @param {(path: string) => string} resolve returns the path of a test file that the page names
 * @returns {Promise<string[]>} the quotes in the page that their test files do not contain, each with the
 *   file's path
 */
export async function lostQuotes(page, resolve) {
  const quotes = quotedTitles(page);
  const paths = [...new Set(quotes.map(({ path }) => path))];
  const contents = new Map(
    await Promise.all(
      paths.map(async (path) => /** @type {const} */ ([path, await contentsWithSteps(resolve(path))])),
    ),
  );
  return quotes
    .filter(({ path, quote }) => !isQuotedFrom(/** @type {Contents} */ (contents.get(path)), quote))
    .map(({ path, quote }) => `${path}: ${quote}`);
}
