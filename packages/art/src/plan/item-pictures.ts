import type { Art } from '../data/art.ts';
import { familyTierKey, type ItemKind, itemKey } from '../data/read-items.ts';
import type { FamilyTier, TrophyFact } from '../data/world-facts.ts';
import { drawItemTile, type ItemArt } from '../picture/item-tile.ts';
import { drawRecipeScroll } from '../picture/recipe-scroll.ts';
import { drawTrophyNiche, type TrophyArt } from '../picture/trophy-niche.ts';
import { type Size, square } from '../svg/size.ts';
import { type Picture, TILE } from './picture.ts';

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

const picture = (path: string, size: Size, draw: Picture['draw']): Picture => ({
  path,
  size,
  encoding: TILE,
  draw,
});

const itemTile = (path: string, look: ItemArt | undefined): Picture[] =>
  look === undefined ? [] : [picture(path, ITEM_SIZE, (size) => drawItemTile(path, look, size))];

function recipe(id: number, product: FamilyTier, art: Art): Picture[] {
  const look = art.families.get(familyTierKey(product));
  if (look === undefined) return [];
  const paper = art.palettes.get(`map-${product.tier}`);
  return [
    picture(`recipes/${id}.webp`, ITEM_SIZE, (size) =>
      drawRecipeScroll({ product: look.figure, paper }, size),
    ),
  ];
}

function trophyPicture(trophy: TrophyFact, art: Art): Picture[] {
  const likeness = likenessOf(trophy, art);
  const pedestal = art.pedestals.get(trophy.category);
  if (likeness === null || pedestal === undefined) return [];
  return [
    picture(`trophies/${trophy.id}.webp`, TROPHY_SIZE, (size) =>
      drawTrophyNiche({ ...likeness, pedestal }, size),
    ),
  ];
}

/** Null while its source has no picture yet. */
function likenessOf({ id, source }: TrophyFact, art: Art): Omit<TrophyArt, 'pedestal'> | null {
  const own = art.trophies.get(id);
  if (own !== undefined) return { glyph: own, scale: 1, flip: false, rotate: 0 };
  const look =
    source.kind === 'enemy'
      ? art.enemies.get(source.enemyId)
      : source.kind === 'pet'
        ? art.items.get(itemKey('pet', source.petId))
        : art.families.get(familyTierKey(source.made));
  if (look === undefined) return null;
  const { glyph, flip, rotate } = look.figure;
  return { glyph, scale: 1, flip, rotate };
}
