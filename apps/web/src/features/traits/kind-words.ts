import {
  AgainKind,
  AttackStyle,
  EnemyKind,
  FIRST_FAMILY,
  familiesOf,
  HushKind,
  ItemCategory,
  perWorld,
  ThriftKind,
  type World,
} from '@slumberfell/engine';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';

/** What a trait names with its second parameter, as words within a sentence. */

const ENEMY_KINDS: Readonly<Record<keyof typeof EnemyKind, string>> = {
  Elite: 'Elites',
  Miniboss: 'minibosses',
  Boss: 'bosses',
  Stronger: 'enemies above your Attack level',
  'Upper Hand': 'enemies against which you have the Upper Hand',
};

/** Families of the shipped world. The name of another world's family is a word of its author. */
const FAMILIES: Readonly<Record<string, string>> = {
  beast: 'beasts',
  bird: 'birds',
  construct: 'constructs',
  crawler: 'crawlers',
  elemental: 'elementals',
  humanoid: 'humanoids',
  plant: 'plants',
  scaled: 'scaled enemies',
  spirit: 'spirits',
  undead: 'undead enemies',
};

const CATEGORIES: Readonly<Record<ItemCategory, string>> = {
  [ItemCategory.None]: 'curios',
  [ItemCategory.Herb]: 'herbs',
  [ItemCategory.Ore]: 'ore',
  [ItemCategory.Wood]: 'wood',
  [ItemCategory.Fish]: 'fish',
  [ItemCategory.Cloth]: 'cloth',
  [ItemCategory.Leather]: 'leather',
  [ItemCategory.Gem]: 'gems',
  [ItemCategory.Essence]: 'essence',
  [ItemCategory.Reagent]: 'reagents',
  [ItemCategory.Tool]: 'tools',
  [ItemCategory.Weapon]: 'weapons',
  [ItemCategory.Armor]: 'armor',
  [ItemCategory.Jewelry]: 'jewelry',
  [ItemCategory.Food]: 'food',
  [ItemCategory.Potion]: 'potions',
  [ItemCategory.Rune]: 'runes',
  [ItemCategory.Recipe]: 'recipes',
  [ItemCategory.Elite]: 'Elite reagents',
  [ItemCategory.Trophy]: 'trophies',
  [ItemCategory.Key]: 'keys',
  [ItemCategory.Pet]: 'pets',
  [ItemCategory.Map]: 'maps',
  [ItemCategory.Card]: 'cards',
  [ItemCategory.Appearance]: 'appearances',
};

const SAVED: Readonly<Record<keyof typeof ThriftKind, string>> = {
  Key: 'dungeon runs take no key',
  Food: 'the portions that you eat are not used up',
  Crafting: 'all crafting uses up no components',
};

const DOUBLED: Readonly<Record<keyof typeof AgainKind, string>> = {
  Kills: 'kills give their loot twice',
  Gathering: 'all gathering gives one more product',
};

const HUSHED: Readonly<Record<keyof typeof HushKind, readonly string[]>> = {
  Food: ['your food'],
  'Card and Upper Hand': ['its card', 'the Upper Hand'],
  Traits: ['your traits'],
};

/** What stands for a value that this page does not know. */
const UNKNOWN = 'something else';

const wordOf = <K extends string>(
  values: Readonly<Record<K, number>>,
  words: Readonly<Record<K, string>>,
  value: number,
): string | undefined => {
  const name = (Object.keys(values) as K[]).find((key) => values[key] === value);
  return name && words[name];
};

const families = perWorld((world) => familiesOf(world.sets.enemies));

/** The enemies that `Bane` and `Lure` name. */
export function enemyWords(kind: number, world: World): string {
  const style = Object.values(AttackStyle).find((one) => one === kind);
  if (style !== undefined) return `enemies of the ${STYLE_NAMES[style]} style`;
  const family = families(world)[kind - FIRST_FAMILY];
  if (family !== undefined) return FAMILIES[family] ?? `enemies of the ${family} family`;
  return wordOf(EnemyKind, ENEMY_KINDS, kind) ?? UNKNOWN;
}

/** The items of a category. */
export const categoryWords = (category: number): string =>
  (CATEGORIES as Readonly<Record<number, string>>)[category] ?? UNKNOWN;

/** What `Thrift` saves, with its verb. */
export const savedWords = (kind: number, world: World): string =>
  wordOf(ThriftKind, SAVED, kind) ?? `${skillWords(kind, world)} uses up no components`;

/** What `Again` gives twice, with its verb. */
export const doubledWords = (kind: number, world: World): string =>
  wordOf(AgainKind, DOUBLED, kind) ?? `${skillWords(kind, world)} gives one more product`;

/** What `Hush` takes away. @param kinds a sum of `HushKind` */
export const hushedWords = (kinds: number): readonly string[] =>
  (Object.keys(HUSHED) as (keyof typeof HushKind)[]).flatMap((name) =>
    (kinds & HushKind[name]) === 0 ? [] : HUSHED[name],
  );

export const skillWords = (skillId: number, world: World): string =>
  world.sets.skills.find(({ id }) => id === skillId)?.name ?? UNKNOWN;
