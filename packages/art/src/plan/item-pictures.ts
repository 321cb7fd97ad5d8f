import type { Art } from '../data/art.ts';
import { familyTierKey, type ItemKind, itemKey } from '../data/read-items.ts';
import type { FamilyTier, TrophyFact } from '../data/world-facts.ts';
import { drawItemTile, type ItemArt } from '../picture/item-tile.ts';
import { drawRecipeScroll } from '../picture/recipe-scroll.ts';
import type { Statue } from '../picture/statue.ts';
import { drawTrophyNiche } from '../picture/trophy-niche.ts';
import { square } from '../svg/size.ts';
import { GREY_TILE, type Picture, TILE } from './picture.ts';

const ITEM_SIZE = square(160);
const TROPHY_SIZE = square(176);

const PATHS: Readonly<Record<ItemKind, (id: number) => string>> = {
  unique: (id) => `items/unique-${id}.webp`,
  starter: (id) => `items/starter-${id}.webp`,
  key: (id) => `keys/${id}.webp`,
  pet: (id) => `pets/${id}.webp`,
};

/** Tiles of families, uniques, starters, keys and pets, scrolls of recipes, and trophies. */
export function itemPictures(art: Art): Picture[] {
  const { uniques, starters, keys, pets, families } = art.world;
  const single = (kind: ItemKind, things: readonly { readonly id: number }[]) =>
    things.flatMap(({ id }) => itemTile(PATHS[kind](id), art.items.get(itemKey(kind, id))));
  return [
    ...families.flatMap((family) =>
      itemTile(`items/${familyTierKey(family)}.webp`, art.families.get(familyTierKey(family))),
    ),
    ...single('unique', uniques),
    ...single('starter', starters),
    ...single('key', keys),
    ...single('pet', pets),
    ...art.world.recipes.flatMap(({ id, product }) => recipe(id, product, art)),
    ...art.world.trophies.flatMap((trophy) => trophyPicture(trophy, art)),
  ];
}

const tile = (path: string, draw: Picture['draw']): Picture => ({
  path,
  size: ITEM_SIZE,
  encoding: TILE,
  draw,
});

const itemTile = (path: string, itemArt: ItemArt | undefined): Picture[] =>
  itemArt === undefined ? [] : [tile(path, (size) => drawItemTile(path, itemArt, size))];

function recipe(id: number, product: FamilyTier, art: Art): Picture[] {
  const itemArt = art.families.get(familyTierKey(product));
  if (itemArt === undefined) return [];
  const paper = art.palettes.get('parchment');
  return [tile(`recipes/${id}.webp`, (size) => drawRecipeScroll({ product: itemArt.figure, paper }, size))];
}

function trophyPicture(trophy: TrophyFact, art: Art): Picture[] {
  const statue = statueOf(trophy, art);
  const pedestal = art.pedestals.get(trophy.category);
  const emblem = art.emblems.get(emblemOf(trophy));
  if (statue === null || pedestal === undefined || emblem === undefined) return [];
  return [
    {
      path: `trophies/${trophy.id}.webp`,
      size: TROPHY_SIZE,
      encoding: GREY_TILE,
      draw: (size) => drawTrophyNiche({ statue, pedestal, emblem }, size),
    },
  ];
}

/**
 * The key of a trophy's emblem: `pet`, the tier or the id of the region. Trophies of one family may have the
 * same figure in several tiers and differ only in the emblem.
 */
function emblemOf({ source }: TrophyFact): string {
  switch (source.kind) {
    case 'pet':
      return 'pet';
    case 'family':
      return String(source.made.tier);
    case 'enemy':
      return String(source.regionId);
  }
}

/**
 * The statue of a trophy: its own glyph (trophies.csv), else its source (item family, enemy or pet). Null if
 * the source has no art.
 */
function statueOf({ id, source }: TrophyFact, art: Art): Statue | null {
  const own = art.trophies.get(id);
  if (own !== undefined) return { kind: 'glyph', glyph: own, flip: false, rotate: 0 };
  const creature = source.kind === 'enemy' ? art.creatures.get(source.enemyId) : undefined;
  if (creature !== undefined) return { kind: 'creature', creature };
  const figure =
    source.kind === 'enemy'
      ? art.enemies.get(source.enemyId)?.figure
      : source.kind === 'pet'
        ? art.items.get(itemKey('pet', source.petId))?.figure
        : art.families.get(familyTierKey(source.made))?.figure;
  if (figure === undefined) return null;
  const { glyph, flip, rotate } = figure;
  return { kind: 'glyph', glyph, flip, rotate };
}
