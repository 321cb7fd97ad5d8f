import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A font, or a collection of drawings, of another author that the game uses. */
export interface WorkCredit {
  readonly name: string;
  readonly author: string;
  readonly address: string;
  readonly licence: string;
  readonly changes: string;
}

export const FACES: WorkCredit = {
  name: 'Lorelei, through DiceBear',
  author: 'Lisa Wischofsky',
  address: 'https://www.dicebear.com/styles/lorelei/',
  licence: 'CC0 1.0',
  changes: 'recoloured, lit, given busts, headwear and marks of our own',
};

export const FONTS: readonly WorkCredit[] = [
  {
    name: 'Texturina',
    author: 'Guillermo Torres, Omnibus-Type',
    address: 'https://github.com/Omnibus-Type/Texturina',
    licence: 'OFL 1.1',
    changes: 'none',
  },
  {
    name: 'Figtree',
    author: 'Erik Kennedy',
    address: 'https://github.com/erikdkennedy/figtree',
    licence: 'OFL 1.1',
    changes: 'none',
  },
];

/** An npm package that the game uses at run time. */
export interface LibraryCredit {
  readonly name: string;
  readonly licence: string;
  readonly address: string;
}

interface PackageFile {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readPackage = (directory: string): PackageFile =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageFile;

/**
 * The packages that the game needs at run time, each with the licence of its package.json.
 * @param root of the repository
 * @param workspaces whose dependencies are listed
 */
export function libraryCredits(root: string, workspaces: readonly string[]): LibraryCredit[] {
  const names = workspaces.flatMap((workspace) =>
    Object.keys(readPackage(join(root, workspace)).dependencies ?? {}),
  );
  return [...new Set(names)]
    .filter((name) => !name.startsWith('@slumberfell/'))
    .sort()
    .map((name) => ({
      name,
      licence: licenceOf(root, workspaces, name),
      address: `https://www.npmjs.com/package/${name}`,
    }));
}

/**
 * Looks in the root's node_modules, then in those of the workspaces. npm installs a package in a workspace if
 * the root has another version.
 */
function licenceOf(root: string, workspaces: readonly string[], name: string): string {
  const places = [root, ...workspaces.map((workspace) => join(root, workspace))];
  const place = places.map((at) => join(at, 'node_modules', name)).find((at) => existsSync(at));
  const licence = place === undefined ? undefined : readPackage(place).license;
  if (licence === undefined) throw new Error(`${name} is not installed or names no licence`);
  return licence;
}
