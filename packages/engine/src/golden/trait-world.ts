import { START, testDungeon, testEnemy, testItem, testRegion, testWorld } from '../testing/fixture.ts';
import { SKILL } from '../world/skills.ts';
import {
  AttackStyle,
  type Enemy,
  EnemyType,
  EquipmentType,
  type Item,
  ItemCategory,
  type LootTable,
  type StaticData,
} from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import {
  AgainKind,
  EnemyKind,
  FIRST_FAMILY,
  HushKind,
  ThriftKind,
  TRAINED_SKILL,
} from '../world/traits/verbs.ts';
import type { Timeline } from '../world/world.ts';

/**
 * The first content of the golden replays of traits, in which each verb occurs, and the later content that
 * replaces it five hours after START. Do not change either (see `golden-world.ts`).
 */

export const TRAIT_THING = {
  hide: 1,
  feather: 2,
  feast: 3,
  sword: 10,
  mail: 11,
  helmet: 12,
  gloves: 13,
  boots: 14,
  ring: 15,
  plainSword: 20,
  plate: 21,
  cap: 22,
  mitts: 23,
  shoes: 24,
  band: 25,
  hood: 32,
  wraps: 33,
  sandals: 34,
  seal: 35,
  cellarKey: 40,
} as const;

export const CELLAR = 1;

const { Melee, Range, Magic } = AttackStyle;
const { Headgear, Chest, Gloves, Boots, Ring, Weapon } = EquipmentType;
const BEASTS = FIRST_FAMILY;
const BIRDS = FIRST_FAMILY + 1;

/** For strong hits. */
const sharp: readonly [number, EquipmentType, readonly Trait[]][] = [
  [
    TRAIT_THING.sword,
    Weapon,
    [
      [Verb.Opener, 40, 2],
      [Verb.Rhythm, 45, 3],
    ],
  ],
  [
    TRAIT_THING.mail,
    Chest,
    [
      [Verb.Crescendo, 5, 40],
      [Verb.Finisher, 60, 30],
    ],
  ],
  [
    TRAIT_THING.helmet,
    Headgear,
    [
      [Verb.Berserk, 70, 45],
      [Verb.Pierce, 40, 0],
    ],
  ],
  [
    TRAIT_THING.gloves,
    Gloves,
    [
      [Verb.Fasting, 20, 0],
      [Verb.Leech, 9, 0],
    ],
  ],
  [
    TRAIT_THING.boots,
    Boots,
    [
      [Verb.Bane, 30, BEASTS],
      [Verb.Bane, 20, EnemyKind['Upper Hand']],
    ],
  ],
  [
    TRAIT_THING.ring,
    Ring,
    [
      [Verb.Echo, 20, 60],
      [Verb.Keen, 40, 0],
    ],
  ],
];
/** For long nights. */
const tough: readonly [number, EquipmentType, readonly Trait[]][] = [
  [
    TRAIT_THING.plate,
    Chest,
    [
      [Verb.Plated, 20, 0],
      [Verb.Ward, 100, 4],
    ],
  ],
  [
    TRAIT_THING.cap,
    Headgear,
    [
      [Verb.Haste, 700, 0],
      [Verb.Carry, 60, 0],
    ],
  ],
  [
    TRAIT_THING.mitts,
    Gloves,
    [
      [Verb.Reach, 5, 0],
      [Verb.Linger, 4, 0],
    ],
  ],
  [
    TRAIT_THING.shoes,
    Boots,
    [
      [Verb.Rise, 30, 5],
      [Verb.Thrift, 250, ThriftKind.Food],
    ],
  ],
  [
    TRAIT_THING.band,
    Ring,
    [
      [Verb.Thorns, 40, 0],
      [Verb.Mend, 15, 0],
    ],
  ],
];
/** For finds and lessons. */
const lucky: readonly [number, EquipmentType, readonly Trait[]][] = [
  [
    TRAIT_THING.hood,
    Headgear,
    [
      [Verb.Lesson, 15, TRAINED_SKILL],
      [Verb.Lesson, 20, SKILL.Fishing],
    ],
  ],
  [
    TRAIT_THING.wraps,
    Gloves,
    [
      [Verb.Lesson, 30, SKILL.Defence],
      [Verb.Luck, 60, ItemCategory.Reagent],
    ],
  ],
  [
    TRAIT_THING.sandals,
    Boots,
    [
      [Verb.Again, 200, AgainKind.Kills],
      [Verb.Luck, 80, ItemCategory.Leather],
    ],
  ],
  [
    TRAIT_THING.seal,
    Ring,
    [
      [Verb.Lure, 150, EnemyKind.Elite],
      [Verb.Lure, 80, BIRDS],
    ],
  ],
];

const piece = ([id, equipmentType, traits]: (typeof sharp)[number]): Item => {
  const isWeapon = equipmentType === Weapon;
  const numbers = isWeapon
    ? { attackPower: 26, criticalChance: 5, providedAttackStyle: Melee }
    : { armor: 28 };
  return testItem({ id, equipmentType, ...numbers, traits });
};

const items: readonly Item[] = [
  testItem({ id: TRAIT_THING.hide, category: ItemCategory.Leather, value: 6 }),
  testItem({ id: TRAIT_THING.feather, category: ItemCategory.Reagent, value: 12 }),
  testItem({ id: TRAIT_THING.feast, category: ItemCategory.Food, value: 60, healingAmount: 90 }),
  testItem({
    id: TRAIT_THING.plainSword,
    equipmentType: Weapon,
    attackPower: 34,
    criticalChance: 3,
    providedAttackStyle: Melee,
  }),
  testItem({ id: TRAIT_THING.cellarKey, category: ItemCategory.Key, value: 100 }),
  ...[...sharp, ...tough, ...lucky].map(piece),
];

const { Normal, Rare, Boss, Elite } = EnemyType;
/** Id, level, type, style, family, health, attack power, tricks. */
const BESTIARY: readonly [
  number,
  number,
  EnemyType,
  AttackStyle,
  string,
  number,
  number,
  readonly Trait[],
][] = [
  [
    101,
    12,
    Normal,
    Melee,
    'beast',
    133,
    7,
    [
      [Verb.Opener, 60, 2],
      [Verb.Leech, 40, 0],
    ],
  ],
  [
    102,
    13,
    Normal,
    Range,
    'bird',
    140,
    8,
    [
      [Verb.Rhythm, 100, 3],
      [Verb.Flee, 5, 0],
    ],
  ],
  [
    103,
    15,
    Elite,
    Magic,
    'plant',
    240,
    11,
    [
      [Verb.Crescendo, 8, 64],
      [Verb.Ward, 60, 3],
    ],
  ],
  [
    104,
    14,
    Normal,
    Range,
    'plant',
    155,
    8,
    [
      [Verb.Plated, 30, 0],
      [Verb.Mend, 12, 0],
    ],
  ],
  [
    105,
    16,
    Normal,
    Melee,
    'bird',
    170,
    9,
    [
      [Verb.Finisher, 50, 50],
      [Verb.Thorns, 20, 0],
    ],
  ],
  [
    106,
    14,
    Rare,
    Melee,
    'beast',
    500,
    14,
    [
      [Verb.Berserk, 80, 40],
      [Verb.Rise, 30, 1],
    ],
  ],
  [
    107,
    17,
    Normal,
    Magic,
    'bird',
    176,
    8,
    [
      [Verb.Filch, 3, 0],
      [Verb.Pierce, 50, 0],
    ],
  ],
  [
    108,
    18,
    Boss,
    Range,
    'beast',
    700,
    20,
    [
      [Verb.Hush, HushKind['Card and Upper Hand'], 0],
      [Verb.Rise, 25, 2],
    ],
  ],
  [109, 16, Elite, Range, 'beast', 260, 10, [[Verb.Hush, HushKind.Food, 0]]],
  [
    110,
    15,
    Normal,
    Magic,
    'plant',
    160,
    8,
    [
      [Verb.Hush, HushKind.Traits, 0],
      [Verb.Thorns, 10, 0],
    ],
  ],
  [111, 20, Normal, Melee, 'beast', 220, 10, []],
];

const enemies: readonly Enemy[] = BESTIARY.map(
  ([id, level, type, attackStyle, family, health, attackPower, traits]) => {
    const experience = { mainStatExperience: 3 * level, healthExperience: level };
    const enemy = testEnemy({ id, level, type, attackStyle, family, health, attackPower, ...experience });
    return traits.length > 0 ? { ...enemy, traits } : enemy;
  },
);

const lootTables: readonly LootTable[] = enemies.map(({ id }) => ({
  id,
  subTables: [
    { itemId: TRAIT_THING.hide, amount: 2, probability: 0.4 },
    { itemId: TRAIT_THING.feather, amount: 1, probability: 0.07 },
  ],
}));

const first: Partial<StaticData> = {
  items,
  enemies,
  lootTables,
  dungeons: [
    testDungeon({
      id: CELLAR,
      keyItemId: TRAIT_THING.cellarKey,
      sequences: [
        { enemyId: 102, amount: 2 },
        { enemyId: 107, amount: 1 },
        { enemyId: 109, amount: 1 },
        { enemyId: 108, amount: 1 },
      ],
    }),
  ],
  regions: [
    testRegion({ id: 1, enemies: [101, 102, 103, 104, 105, 106, 107, 109, 110, 111] }),
    testRegion({ id: 2 }),
  ],
};

/** The later content: most numbers of pieces are smaller, and each enemy has the tricks of the one before it. */
const later: Partial<StaticData> = {
  ...first,
  items: items.map((item) =>
    item.traits
      ? { ...item, traits: item.traits.map(([verb, a, b]): Trait => [verb, Math.ceil(a / 2), b]) }
      : item,
  ),
  enemies: enemies.map(({ traits: _, ...enemy }, index) => {
    const traits = enemies.at(index - 1)?.traits;
    return traits ? { ...enemy, traits } : enemy;
  }),
};

/** Instant at which the later content becomes live: 5 h and 1.234 s after START. */
const CHANGE = START + 18_001_234;

export const TRAIT_TIMELINE: Timeline = [
  { at: 0, world: testWorld(first, 'traits') },
  { at: CHANGE, world: testWorld(later, 'traits, later') },
];
