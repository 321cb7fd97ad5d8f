import {
  BAG_AIMS,
  ITEM_COLUMNS,
  type Item,
  MAX_BEST_BUILDS,
  MAX_LEVEL,
  MAX_SET_TRAITS,
  STATIC_SETS,
  type StaticSet,
} from '@slumberfell/engine';
import { attackStyle, ENUMERATIONS, enemyType } from './enumerations.ts';
import { amount, contentVersion, count, id, seconds } from './numbers.ts';
import { trait, traits } from './traits.ts';
import { z } from './zod.ts';

/**
 * This file has the schemas of the sets (specification 3.37). A test checks that they match the types of the
 * engine.
 */

const name = z.string().min(1).max(120);
const text = z.string().max(4_000);
const path = z.string().max(200);
const percent = z.number().min(0).max(100);
const ids = z.array(id).max(10_000).readonly();

const aim = z
  .int()
  .min(0)
  .max(BAG_AIMS.length - 1);
const bestBuild = z
  .tuple([attackStyle, z.int().min(1).max(MAX_LEVEL), aim, z.int().min(0).max(100)])
  .readonly();
const bestBuilds = z.array(bestBuild).min(1).max(MAX_BEST_BUILDS).readonly();

const skill = z.strictObject({ id, name, order: count });

/**
 * The zod schema of each type of column in `ITEM_COLUMNS`. A type is a name such as `count`, or an
 * enumeration.
 */
const SCHEMA_OF = new Map<unknown, z.ZodType>([
  ...Object.entries({ id, count, amount, name, text, path, percent, truth: z.boolean(), traits, bestBuilds }),
  ...ENUMERATIONS.map(({ of, schema }) => [of, schema] as const),
]);

/** @throws Error when the column holds an enumeration that the wire does not have */
function columnOf(column: unknown): z.ZodType {
  const schema = SCHEMA_OF.get(column);
  if (schema === undefined) throw new Error('A column of items holds an enumeration without a schema.');
  return schema;
}

const columns = (of: object, schema: (column: unknown) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(of).map(([name, column]) => [name, schema(column)]));

const item = z.strictObject({
  ...columns(ITEM_COLUMNS.required, columnOf),
  ...columns(ITEM_COLUMNS.optional, (column) => columnOf(column).exactOptional()),
}) as unknown as z.ZodType<Item, Item>;

const lootRow = z.strictObject({ itemId: id, amount, probability: z.number().gt(0).max(1) });
const lootTable = z.strictObject({ id, subTables: z.array(lootRow).max(500).readonly() });

const relicariumEntry = z.strictObject({
  itemId: id,
  bonusTime: seconds,
  category: z.string().min(1).max(40),
  rank: z.int().min(1).max(5),
});

export const itemAmount = z.strictObject({ itemId: id, amount });

const crafteableItem = z.strictObject({
  itemId: id,
  skillId: id,
  requiredLevel: z.int().min(1).max(MAX_LEVEL),
  experience: count,
  baseActionTime: z.int().min(1),
  requiredRecipeId: id.nullable(),
  requiredRegions: ids,
  requiredComponents: z.array(itemAmount).max(50).readonly(),
  lootTableId: id.nullable(),
});

const enemy = z.strictObject({
  id,
  name,
  properName: z.boolean().exactOptional(),
  description: text,
  type: enemyType,
  level: z.int().min(1),
  tier: z.int().min(1),
  health: amount,
  attackPower: count,
  attackStyle,
  family: z.string().min(1).max(40),
  regionId: id,
  mainStatExperience: count,
  healthExperience: count,
  lootTableId: id,
  bestiaryIndex: count,
  imagePath: path,
  portraitPath: path,
  traits: traits.exactOptional(),
});

const dungeonSequence = z.strictObject({ enemyId: id, amount });

const dungeon = z.strictObject({
  id,
  name,
  description: text,
  imagePath: path,
  keyItemId: id,
  attackStyle,
  regionId: id,
  sequences: z.array(dungeonSequence).max(50).readonly(),
});

const region = z.strictObject({
  id,
  name,
  description: text,
  travelCost: count,
  resources: ids,
  enemyDrops: ids,
  dungeons: ids,
  enemies: ids,
});

const appearance = z.strictObject({ id, label: name, faceImagePath: path });

const itemSet = z.strictObject({
  id,
  name,
  traits: z
    .array(z.strictObject({ pieces: z.int().min(2), trait }))
    .max(MAX_SET_TRAITS)
    .readonly(),
});

const setOf = <T extends z.ZodType>(entry: T) => z.array(entry).max(100_000).readonly();

export const staticData = z.strictObject({
  skills: setOf(skill),
  items: setOf(item),
  lootTables: setOf(lootTable),
  relicariumEntries: setOf(relicariumEntry),
  enemies: setOf(enemy),
  dungeons: setOf(dungeon),
  regions: setOf(region),
  crafteableItems: setOf(crafteableItem),
  appearances: setOf(appearance),
  itemSets: setOf(itemSet),
});

/** An object with one value for each set. */
export const eachSet = <T>(value: T): Readonly<Record<StaticSet, T>> =>
  Object.fromEntries(STATIC_SETS.map((set) => [set, value])) as Record<StaticSet, T>;

const knownVersion = z.string().max(64).optional();

/**
 * The caller's version of each set. For a missing, empty or unknown version the answer has the whole set. The
 * answer has item sets only when their version is there, even if it is empty.
 */
export const staticDataQuery = z.strictObject({
  skillsVersion: knownVersion,
  itemsVersion: knownVersion,
  crafteableItemsVersion: knownVersion,
  relicariumEntriesVersion: knownVersion,
  enemiesVersion: knownVersion,
  regionsVersion: knownVersion,
  dungeonsVersion: knownVersion,
  appearancesVersion: knownVersion,
  lootTablesVersion: knownVersion,
  itemSetsVersion: knownVersion,
} satisfies Readonly<Record<`${StaticSet}Version`, z.ZodType>>);
export type StaticDataQuery = z.infer<typeof staticDataQuery>;

const position = <T extends z.ZodType>(entry: T) =>
  z.strictObject({ data: setOf(entry), version: contentVersion }).nullable();

/**
 * Nine elements in the order of `STATIC_SETS`, and a tenth when the call names `itemSetsVersion`. An element
 * is null when the caller's version is current.
 */
export const staticDataAnswer = z.tuple([
  position(skill),
  position(item),
  position(lootTable),
  position(relicariumEntry),
  position(enemy),
  position(dungeon),
  position(region),
  position(crafteableItem),
  position(appearance),
  position(itemSet).optional(),
]);
export type StaticDataAnswer = z.infer<typeof staticDataAnswer>;
