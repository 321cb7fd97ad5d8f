/** Finds classes that a component uses from a CSS module but that the module does not define. */
import { parseSync } from 'oxc-parser';
import { walk } from './engineer-texts.mjs';

const MODULE = /\.module\.css$/;

/** @param {string} css a CSS module @returns {ReadonlySet<string>} its classes */
export const classesIn = (css) =>
  new Set(
    Array.from(css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name),
  );

/**
 * The classes that a file uses from CSS modules by name: `styles.row`, `styles['row']`.
 * @param {string} path its ending says how the file is read
 * @param {string} source
 * @returns {{ module: string, name: string }[]} `module` is the path in the file's import
 */
export function classesTakenBy(path, source) {
  /** @type {Map<string, string>} */
  const modules = new Map();
  /** @type {{ module: string, name: string }[]} */
  const taken = [];
  walk(parseSync(path, source).program, (node) => {
    if (node.type === 'ImportDeclaration' && MODULE.test(node.source.value))
      for (const { local } of node.specifiers) modules.set(local.name, node.source.value);
    if (node.type !== 'MemberExpression') return;
    const module = modules.get(node.object.name);
    const name = node.computed ? node.property.value : node.property.name;
    if (module !== undefined && typeof name === 'string') taken.push({ module, name });
  });
  return taken;
}
