/**
 * Finds the texts of a file that engineers read: comments, names, test titles, documentation of the wire,
 * Markdown documents.
 */
import { parseSync } from 'oxc-parser';

/**
 * The texts of one file. `sentences` are test titles, documentation of the wire and Markdown, `types` the
 * names of declared types, `names` all other names. `start` is the index of a text's first character in the
 * file.
 * @typedef {{ start: number, text: string }} Text
 * @typedef {{ comments: Text[], sentences: Text[], names: Text[], types: Text[] }} EngineerTexts
 */

const CODE = /\.(?:tsx?|[mc]?js)$/;
const STYLES = /\.(?:css|grit)$/;
const SETTINGS = /(?:\.(?:ya?ml|sh|conf)|Dockerfile|\.ci\/run)$/;
const PAGES = /\.md$/;

/** Calls whose first argument is a sentence for engineers. */
const TEST_CALLS = new Set(['describe', 'it', 'test']);
/** Properties of objects in code whose text appears in the documentation of the wire. */
const DOCUMENTED = new Set(['description', 'summary']);
/** Nodes of the syntax tree that declare a type. */
const TYPE_DECLARATION = /^(?:TS(?:Interface|TypeAlias|Enum)Declaration|Class(?:Declaration|Expression))$/;
const NAME = /^(?:Identifier|JSXIdentifier|PrivateIdentifier)$/;

/** @param {string} path @returns {boolean} whether `textsIn` can read such a file */
export const isReadable = (path) => [CODE, STYLES, SETTINGS, PAGES].some((kind) => kind.test(path));

/** @returns {EngineerTexts} */
const noTexts = () => ({ comments: [], sentences: [], names: [], types: [] });

/**
 * Calls `visit` for a node, and for every node below it, with the node's parent.
 * @param {any} node of a syntax tree, or a list of nodes
 * @param {(node: any, parent: any) => void} visit
 * @param {any} [parent]
 */
export function walk(node, visit, parent) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, parent);
  else if (typeof node?.type === 'string') {
    visit(node, parent);
    for (const child of Object.values(node)) walk(child, visit, node);
  }
}

/** @param {any} callee @returns {string} the first name of it: `it` of `it.each(...)` */
const firstName = ({ name, object, callee }) => name ?? (object || callee ? firstName(object ?? callee) : '');

/** @param {any} node a string or a template @returns {string} */
const textOf = (node) =>
  node?.quasis?.map((/** @type {any} */ { value }) => value.raw).join(' ') ?? String(node?.value ?? '');

/** @param {string} path @param {string} source @returns {EngineerTexts} */
function textsInCode(path, source) {
  const { program, comments } = parseSync(path, source);
  const texts = noTexts();
  texts.comments = comments.map(({ start, value }) => ({ start, text: value }));
  walk(program, (node, parent) => {
    const { start, type } = node;
    if (NAME.test(type)) {
      const declares = TYPE_DECLARATION.test(parent?.type ?? '') && parent.id === node;
      texts[declares ? 'types' : 'names'].push({ start, text: node.name });
    }
    if (type === 'CallExpression' && TEST_CALLS.has(firstName(node.callee)))
      texts.sentences.push({ start, text: textOf(node.arguments[0]) });
    if (type === 'Property' && DOCUMENTED.has(node.key.name))
      texts.sentences.push({ start, text: textOf(node.value) });
  });
  return texts;
}

/** @param {string} source @param {RegExp} pattern with one group or none @returns {Text[]} */
const matchesIn = (source, pattern) =>
  Array.from(source.matchAll(pattern), ({ 0: whole, 1: group, index }) => ({
    start: index,
    text: group ?? whole,
  }));

/**
 * @param {string} path of a file that `isReadable` accepts; its ending says how the file is read
 * @param {string} source
 * @returns {EngineerTexts}
 */
export function textsIn(path, source) {
  if (CODE.test(path)) return textsInCode(path, source);
  if (PAGES.test(path)) return { ...noTexts(), sentences: [{ start: 0, text: source }] };
  if (SETTINGS.test(path)) return { ...noTexts(), comments: matchesIn(source, /(?<=^|\s)#.*/g) };
  return {
    ...noTexts(),
    comments: matchesIn(source, /\/\*[\s\S]*?\*\/|\/\/.*/g),
    names: matchesIn(source, /[.#]([a-zA-Z][\w-]*)/g),
  };
}
