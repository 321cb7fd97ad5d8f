import { createHash } from 'node:crypto';
import {
  type Lore,
  type NewCharacter,
  NO_LORE,
  NO_QUESTS,
  type QuestData,
  STATIC_SETS,
  type StaticData,
  type StaticSet,
} from '@slumberfell/engine';

/**
 * Hexadecimal digits that are kept of a hash: 64 bits, enough that two versions of a world do not collide.
 */
const VERSION_LENGTH = 16;

/** The version of each set. Equal content has an equal version on every machine and at any time. */
export function setVersions(sets: StaticData): Record<StaticSet, string> {
  const versions = STATIC_SETS.map((set) => [set, hash(canonicalJson(sets[set]))] as const);
  return Object.fromEntries(versions) as Record<StaticSet, string>;
}

/** The version of an empty list of item sets. */
const NO_ITEM_SETS = hash(canonicalJson([]));

/** The version of the quests of a world. */
export const questsVersion = (quests: QuestData): string => hash(canonicalJson(quests));

const VERSION_OF_NO_QUESTS = questsVersion(NO_QUESTS);

/** The version of the lore of a world. */
export const loreVersion = (lore: Lore): string => hash(canonicalJson(lore));

const VERSION_OF_NO_LORE = loreVersion(NO_LORE);

/**
 * The version of a whole world: its sets, the data of a new character, the quests and the lore. A world
 * without item sets, quests or lore has the version that it had before there were any.
 */
export function contentVersion(
  versions: Readonly<Record<StaticSet, string>>,
  newCharacter: NewCharacter,
  quests: QuestData,
  lore: Lore,
): string {
  const counting = STATIC_SETS.filter((set) => set !== 'itemSets' || versions[set] !== NO_ITEM_SETS);
  const [ofQuests, ofLore] = [questsVersion(quests), loreVersion(lore)];
  const parts = [
    ...counting.map((set) => versions[set]),
    canonicalJson(newCharacter),
    ...(ofQuests === VERSION_OF_NO_QUESTS ? [] : [ofQuests]),
    ...(ofLore === VERSION_OF_NO_LORE ? [] : [ofLore]),
  ];
  return hash(parts.join());
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
}

/** JSON with the keys of every object sorted, so that the order in which code adds fields does not matter. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
