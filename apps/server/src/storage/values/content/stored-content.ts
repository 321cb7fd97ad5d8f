import {
  AttackStyle,
  type CrafteableItem,
  type Dungeon,
  type Enemy,
  type EnemyLore,
  EnemyType,
  EquipmentType,
  type Item,
  ItemCategory,
  ItemQuality,
  type ItemSet,
  type ItemSetTrait,
  type LootTable,
  type LoreLine,
  type NewCharacter,
  type Region,
  type RelicariumEntry,
  type StaticData,
  type Trait,
  Verb,
} from '@slumberfell/engine';
import {
  atLeast,
  dictionary,
  fields,
  finite,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  parseStored,
  readStored,
  type Shape,
  type StoredFormat,
  text,
  truth,
  tuple,
  versionOf,
} from '@slumberfell/engine/stored';
import { withRetired } from './002-retired.ts';
import { withItemSets } from './003-item-sets.ts';
import { withQuests } from './004-quests.ts';
import { withLore } from './005-lore.ts';
import type { KeptContent } from './kept-content.ts';
import { questData } from './quest-shapes.ts';

const id = integer();
const ids = list(id);
const itemAmount = fields<{ itemId: number; amount: number }>({ itemId: id, amount: id });
const attackStyle = oneOf(...Object.values(AttackStyle));
const trait = tuple<Trait>(oneOf(...Object.values(Verb)), id, id);
const traits = list(trait);
const named = { id, name: text };

/*
 * The shapes of this file check the columns of each row that the rules read. Other columns are for pages and
 * are not checked. A new optional column needs no new version of the shape; a new required one does.
 */

const item: Shape<Item> = atLeast<Item>({
  ...named,
  category: oneOf(...Object.values(ItemCategory)),
  value: id,
  rank: id,
  quality: oneOf(...Object.values(ItemQuality)),
  equipmentType: optional(oneOf(...Object.values(EquipmentType))),
  armor: optional(finite),
  attackPower: optional(finite),
  criticalChance: optional(finite),
  requiredAttackStyle: optional(attackStyle),
  providedAttackStyle: optional(attackStyle),
  requiredAttackLevel: optional(id),
  requiredDefenceLevel: optional(id),
  requiredOffensiveLevel: optional(id),
  disenchantsInto: optional(id),
  healingAmount: optional(id),
  bonusExperiencePercentage: optional(id),
  skillId: optional(id),
  enemyId: optional(id),
  radiant: optional(truth),
  milestone: optional(id),
  traits: optional(traits),
  itemSetId: optional(id),
});

const sets: Shape<StaticData> = fields<StaticData>({
  skills: list(atLeast<StaticData['skills'][number]>(named)),
  items: list(item),
  lootTables: list(
    atLeast<LootTable>({
      id,
      subTables: list(
        atLeast<LootTable['subTables'][number]>({ itemId: id, amount: id, probability: finite }),
      ),
    }),
  ),
  relicariumEntries: list(atLeast<RelicariumEntry>({ itemId: id, bonusTime: id, category: text, rank: id })),
  enemies: list(
    atLeast<Enemy>({
      ...named,
      type: oneOf(...Object.values(EnemyType)),
      level: id,
      tier: id,
      health: id,
      attackPower: id,
      attackStyle,
      family: text,
      regionId: id,
      mainStatExperience: id,
      healthExperience: id,
      lootTableId: id,
      traits: optional(traits),
    }),
  ),
  dungeons: list(
    atLeast<Dungeon>({
      ...named,
      keyItemId: id,
      attackStyle,
      regionId: id,
      sequences: list(atLeast<Dungeon['sequences'][number]>({ enemyId: id, amount: id })),
    }),
  ),
  regions: list(
    atLeast<Region>({
      ...named,
      travelCost: id,
      resources: ids,
      enemyDrops: ids,
      dungeons: ids,
      enemies: ids,
    }),
  ),
  crafteableItems: list(
    atLeast<CrafteableItem>({
      itemId: id,
      skillId: id,
      requiredLevel: id,
      experience: id,
      baseActionTime: id,
      requiredRecipeId: nullable(id),
      requiredRegions: ids,
      requiredComponents: list(itemAmount),
      lootTableId: nullable(id),
    }),
  ),
  appearances: list(atLeast<StaticData['appearances'][number]>({ id, label: text })),
  itemSets: list(atLeast<ItemSet>({ ...named, traits: list(atLeast<ItemSetTrait>({ pieces: id, trait })) })),
});

const shape: Shape<KeptContent> = atLeast<KeptContent>({
  sets,
  quests: questData,
  questsVersion: text,
  lore: list(fields<EnemyLore>({ enemyId: id, lines: list(fields<LoreLine>({ kills: id, text })) })),
  loreVersion: text,
  versions: dictionary(text) as Shape<KeptContent['versions']>,
  version: text,
  newCharacter: atLeast<NewCharacter>({
    regionId: id,
    gold: id,
    healingThreshold: id,
    inventory: list(itemAmount),
  }),
  retired: dictionary(ids) as Shape<KeptContent['retired']>,
});

/** Stored format of the content that replays and running sessions need. */
export const STORED_CONTENT: StoredFormat<KeptContent> = {
  name: 'content',
  steps: [withRetired, withItemSets, withQuests, withLore],
  shape,
};

/** Content as its row stores it. */
interface ContentJson {
  /** The content as JSON. */
  readonly compiled: string;
  /** Version of the shape of `compiled`. */
  readonly compiledVersion: number;
}

export const writeContent = (content: KeptContent): ContentJson => ({
  compiled: JSON.stringify(content),
  compiledVersion: versionOf(STORED_CONTENT),
});

/** @throws UnreadableValue when this release cannot read the stored content */
export const readContent = ({ compiled, compiledVersion }: ContentJson): KeptContent =>
  readStored(STORED_CONTENT, parseStored(STORED_CONTENT.name, compiled), compiledVersion);
