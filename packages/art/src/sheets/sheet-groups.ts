import type { Art } from '../data/art.ts';
import { ITEM_KINDS, type ItemKind } from '../data/read-items.ts';
import { type Size, square } from '../svg/size.ts';

/** A tile of a contact sheet, before its pictures are read from their files. */
export interface SheetEntry {
  readonly label: string;
  /** Paths of built pictures. The last one is also shown at the small size of a list. */
  readonly paths: readonly string[];
}

export interface SheetGroup {
  readonly name: string;
  readonly entries: readonly SheetEntry[];
  /** Number of tiles per row. */
  readonly columns: number;
  /** Space for each large picture; if absent, 128 by 128 pixels. */
  readonly room?: Size;
}

const KIND_FOLDERS: Readonly<Record<ItemKind, string>> = {
  unique: 'items/unique-',
  starter: 'items/starter-',
  key: 'keys/',
  pet: 'pets/',
};

/** The contact sheets for review: one of enemies for each region, and one for each other kind of pictures. */
export function sheetGroups({ world }: Art): SheetGroup[] {
  const singles = { unique: world.uniques, starter: world.starters, key: world.keys, pet: world.pets };
  const byId = (folder: string, things: readonly { readonly id: number; readonly name: string }[]) =>
    things.map(({ id, name }) => ({ label: `${id} ${name}`, paths: [`${folder}${id}.webp`] }));
  return [
    ...world.regions.map((region) => ({
      name: `enemies-${region.id}`,
      columns: 5,
      entries: world.enemies
        .filter(({ regionId }) => regionId === region.id)
        .map(({ id, name, imagePath, portraitPath }) => ({
          label: `${id} ${name}`,
          paths: [imagePath, portraitPath],
        })),
    })),
    {
      name: 'cards',
      columns: 10,
      entries: world.enemies.map(({ id, name }) => ({ label: name, paths: [`cards/${id}.webp`] })),
    },
    {
      name: 'items',
      columns: 12,
      entries: world.families.map(({ key, tier }) => ({
        label: `${key}-${tier}`,
        paths: [`items/${key}-${tier}.webp`],
      })),
    },
    ...ITEM_KINDS.map((kind) => ({
      name: `${kind}s`,
      columns: 9,
      entries: byId(KIND_FOLDERS[kind], singles[kind]),
    })),
    {
      name: 'recipes',
      columns: 12,
      entries: world.recipes.map(({ id, product }) => ({
        label: `${product.key}-${product.tier}`,
        paths: [`recipes/${id}.webp`],
      })),
    },
    { name: 'trophies', columns: 12, entries: byId('trophies/', world.trophies) },
    {
      name: 'faces',
      columns: 6,
      entries: world.appearances.map(({ id, label }) => ({
        label: `${id} ${label}`,
        paths: [`fighters/${id}.webp`, `faces/${id}.webp`],
      })),
    },
    {
      name: 'villagers',
      columns: 4,
      room: square(224),
      entries: byId('villagers/', world.villagers),
    },
    { name: 'chapters', columns: 6, entries: byId('chapters/', world.chapters) },
    {
      name: 'regions',
      columns: 1,
      room: { width: 640, height: 278 },
      entries: world.regions.map(({ id, name }) => ({
        label: name,
        paths: [`regions/${id}-wide.webp`, `regions/${id}-backdrop.webp`],
      })),
    },
    {
      name: 'dungeons',
      columns: 4,
      room: { width: 400, height: 245 },
      entries: byId('dungeons/', world.dungeons),
    },
  ];
}
