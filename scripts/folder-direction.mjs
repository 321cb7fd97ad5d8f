/**
 * Checks the imports between the folders of a workspace: a folder may not import from a higher layer (ADR
 * 0005). Reads the output of `tsc --explainFiles`, as import-direction.mjs does for whole workspaces.
 */

/**
 * The layers of a workspace's source, the uppermost first: folders, and files beside them. A layer may import
 * from those below it. Its folders may import from each other, but without a cycle. `apart` are layers whose
 * folders may not import from each other at all. `within` gives the layers inside a folder, by its path.
 * `tests` is the layer of tests: it may import from every layer, no other layer may import from it, and all
 * test files belong to it.
 * @typedef {{
 *   readonly layers: readonly string[],
 *   readonly apart: readonly string[],
 *   readonly within?: Readonly<Record<string, readonly string[]>>,
 *   readonly tests?: string,
 * }} Order
 */

/** @type {Readonly<Record<string, Order>>} */
const ORDERS = {
  'apps/web': { layers: ['app', 'screens', 'features', 'ui', 'lib'], apart: ['screens'] },
  'apps/server': {
    layers: [
      'testing',
      'main.ts',
      'index.ts',
      'operations',
      'server.ts',
      'account-services.ts',
      'config.ts',
      'jobs',
      'hub',
      'http',
      'alerts',
      'administration',
      'accounts',
      'news',
      'agreements',
      'mail',
      'delivery',
      'game.ts',
      'celebrations',
      'sessions',
      'characters',
      'content',
      'chronicles',
      'idle-reports',
      'happenings',
      'leaderboards',
      'saving',
      'observe',
      'errors.ts',
      'storage',
      'look',
      'lib',
    ],
    apart: [],
    within: {
      accounts: [
        ...['index.ts', 'accounts.ts', 'name-reports.ts', 'own-data', 'credentials', 'registration'],
        ...['account-tools.ts', 'limits', 'letters', 'logins', 'cookies', 'secrets'],
      ],
      http: [
        ...['app.ts', 'handlers', 'docs', 'static-data', 'routes', 'login', 'limits', 'requests', 'page'],
        ...['pictures', 'answers', 'security', 'addresses'],
      ],
      'http/handlers': ['handlers.ts', 'accounts', 'admin', 'devices', 'public', 'characters', 'results'],
      'http/page': ['web-client.ts', 'page-texts.ts', 'wiki', 'page.ts', 'page-addresses.ts', 'look'],
    },
    tests: 'testing',
  },
  'packages/engine': {
    layers: [
      ...['index.ts', 'stored.ts', 'golden', 'properties', 'testing'],
      ...[
        'advice',
        'chronicle',
        'facts',
        'forecast',
        'settle',
        'commands',
        'wearing',
        'obstacles',
        'quests',
        'sessions',
        'recording',
        'events',
        'character',
        'state',
        'inputs',
        'world',
      ],
      ...['stored', 'random'],
    ],
    apart: [],
    tests: 'testing',
  },
  'packages/protocol': {
    layers: ['index.ts', 'docs', 'testing', 'http', 'hub', 'layout', 'errors.ts', 'schemas'],
    apart: [],
    tests: 'testing',
  },
};

const TEST_FILE = /\.test\.[a-z]+$/;

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
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports for each folder, the folders from which it
 *   imports
 * @returns {string[]} a line for each cycle. Each cycle is listed once, starting at its first folder in
 *   alphabetical order
 */
function cyclesIn(imports) {
  /** @type {string[]} */
  const cycles = [];
  /** @param {readonly string[]} path */
  const follow = (path) => {
    const [first = ''] = path;
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === first) cycles.push([...path, first].join(' -> '));
      else if (next > first && !path.includes(next)) follow([...path, next]);
    }
  };
  for (const folder of [...imports.keys()].toSorted()) follow([folder]);
  return cycles;
}

/**
 * @param {string} folder
 * @param {readonly string[]} layers inside it
 * @param {readonly string[]} files inside it, without tests
 * @param {readonly [importer: string, imported: string][]} imports of the workspace
 * @returns {string[]} a line for each import that runs upwards inside the folder, each of the files that is
 *   outside of the layers, and each layer without a file
 */
function wrongWithin(folder, layers, files, imports) {
  /** @param {string} file */
  const layerOf = (file) => layers.indexOf(file.slice(folder.length + 1).split('/')[0] ?? '');
  const inside = new Set(files);
  return [
    ...files
      .filter((file) => layerOf(file) < 0)
      .map((file) => `${file} is outside of the layers ${layers.join(', ')}`),
    ...layers
      .filter((_, index) => !files.some((file) => layerOf(file) === index))
      .map((layer) => `${folder}/${layer} has no file`),
    ...imports
      .filter(([importer, imported]) => inside.has(importer) && inside.has(imported))
      .filter(([importer, imported]) => layerOf(importer) > layerOf(imported))
      .map(([importer, imported]) => `${importer} must not import ${imported}, which is above it`),
  ];
}

/**
 * @param {string} workspace
 * @param {string} output of `tsc --explainFiles` for this workspace
 * @param {Readonly<Record<string, Order>>} [orders] by workspace
 * @returns {string[]} a line for each import that runs upwards, each import between folders that must stay
 *   apart, each cycle, each file outside of the layers, and each layer without a file
 */
export function wrongFoldersIn(workspace, output, orders = ORDERS) {
  const order = orders[workspace];
  if (order === undefined) return [];
  const source = `${workspace}/src/`;
  const { layers, apart, within = {}, tests } = order;
  /** @type {string[]} */
  const lines = [];
  /** @type {Map<string, Set<string>>} */
  const folderImports = new Map();
  /** @param {string} file */
  const isTest = (file) =>
    tests !== undefined && (TEST_FILE.test(file) || file.startsWith(`${source}${tests}/`));
  /** @param {string} file */
  const layerOf = (file) =>
    layers.indexOf(isTest(file) ? (tests ?? '') : (file.slice(source.length).split('/')[0] ?? ''));
  /**
   * @param {string} file
   * @returns {string} its folder within the layer; the file itself if it is directly in the layer
   */
  const folderOf = (file) => file.slice(source.length).split('/').slice(0, 2).join('/');
  const files = output.split('\n').filter((line) => line.startsWith(source));
  for (const file of files)
    if (layerOf(file) < 0) lines.push(`${file} is outside of the layers ${layers.join(', ')}`);
  for (const [index, layer] of layers.entries())
    if (!files.some((file) => layerOf(file) === index)) lines.push(`${source}${layer} has no file`);
  const imports = importsIn(output);
  for (const [importer, imported] of imports) {
    if (!importer.startsWith(source) || !imported.startsWith(source) || isTest(importer)) continue;
    const [from, to] = [folderOf(importer), folderOf(imported)];
    const layer = layerOf(importer);
    if (layer > layerOf(imported)) lines.push(`${importer} must not import ${imported}, which is above it`);
    if (layer !== layerOf(imported) || from === to) continue;
    if (apart.includes(layers[layer] ?? ''))
      lines.push(`${importer} must not import ${imported}, which is beside it`);
    else if (!from.endsWith('.ts') && !from.endsWith('.tsx'))
      folderImports.set(from, (folderImports.get(from) ?? new Set()).add(to));
  }
  for (const [folder, parts] of Object.entries(within)) {
    const inside = files.filter((file) => file.startsWith(`${source}${folder}/`) && !isTest(file));
    lines.push(...wrongWithin(`${source}${folder}`, parts, inside, imports));
  }
  return [
    ...lines,
    ...cyclesIn(folderImports).map((cycle) => `${workspace} has a cycle of folders: ${cycle}`),
  ];
}
