/**
 * Imports between the folders of a workspace run downwards only (ADR 0005). Reads what `tsc --explainFiles` prints, as
 * import-direction.mjs does for whole workspaces.
 */

/**
 * The layers of a workspace's source, the uppermost first. A layer may read those below it. Its folders may read each other as long
 * as no circle arises; `apart` are layers whose folders may not read each other at all.
 * @typedef {{ readonly layers: readonly string[], readonly apart: readonly string[] }} Order
 */

/** @type {Readonly<Record<string, Order>>} */
const ORDERS = {
  'apps/web': { layers: ['app', 'screens', 'features', 'ui', 'lib'], apart: ['screens'] },
};

const IMPORT = /^\s+Imported via .* from file '([^']+)'/;

/**
 * @param {string} output of `tsc --explainFiles`
 * @returns {[importer: string, imported: string][]}
 */
function importsIn(output) {
  /** @type {[string, string][]} */
  const imports = [];
  let imported = '';
  for (const line of output.split('\n')) {
    const importer = IMPORT.exec(line)?.[1];
    if (importer !== undefined) imports.push([importer, imported]);
    else if (!line.startsWith(' ')) imported = line;
  }
  return imports;
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} reads for each folder those that it reads
 * @returns {string[]} a line for each circle, named once, from its first folder in alphabetical order
 */
function circlesIn(reads) {
  /** @type {string[]} */
  const circles = [];
  /** @param {readonly string[]} way */
  const follow = (way) => {
    const [first = ''] = way;
    for (const next of reads.get(way.at(-1) ?? '') ?? []) {
      if (next === first) circles.push([...way, first].join(' -> '));
      else if (next > first && !way.includes(next)) follow([...way, next]);
    }
  };
  for (const folder of [...reads.keys()].toSorted()) follow([folder]);
  return circles;
}

/**
 * @param {string} workspace
 * @param {string} output what `tsc --explainFiles` prints of it
 * @param {Readonly<Record<string, Order>>} [orders] by workspace
 * @returns {string[]} a line for each import that runs upwards, each between folders that must stay apart, each circle, each file
 *   outside of the layers, and each layer without a file
 */
export function wrongFoldersIn(workspace, output, orders = ORDERS) {
  const order = orders[workspace];
  if (order === undefined) return [];
  const source = `${workspace}/src/`;
  const { layers, apart } = order;
  /** @type {string[]} */
  const lines = [];
  /** @type {Map<string, Set<string>>} */
  const reads = new Map();
  /** @param {string} file */
  const layerOf = (file) => layers.indexOf(file.slice(source.length).split('/')[0] ?? '');
  /** @param {string} file its folder within the layer, or the file itself where it stands in none */
  const folderOf = (file) => file.slice(source.length).split('/').slice(0, 2).join('/');
  const files = output.split('\n').filter((line) => line.startsWith(source));
  for (const file of files)
    if (layerOf(file) < 0) lines.push(`${file} stands outside of the layers ${layers.join(', ')}`);
  for (const [index, layer] of layers.entries())
    if (!files.some((file) => layerOf(file) === index)) lines.push(`${source}${layer} has no file`);
  for (const [importer, imported] of importsIn(output)) {
    if (!importer.startsWith(source) || !imported.startsWith(source)) continue;
    const [from, to] = [folderOf(importer), folderOf(imported)];
    const layer = layerOf(importer);
    if (layer > layerOf(imported)) lines.push(`${importer} must not read ${imported}, which stands above it`);
    if (layer !== layerOf(imported) || from === to) continue;
    if (apart.includes(layers[layer] ?? ''))
      lines.push(`${importer} must not read ${imported}, which stands beside it`);
    else if (!from.endsWith('.ts') && !from.endsWith('.tsx'))
      reads.set(from, (reads.get(from) ?? new Set()).add(to));
  }
  return [...lines, ...circlesIn(reads).map((circle) => `${workspace} has a circle of folders: ${circle}`)];
}
