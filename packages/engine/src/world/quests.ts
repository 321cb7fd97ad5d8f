/*
 * The content of the story and of errands: rows of story.csv, errands.csv, weekly-errands.csv and
 * villagers.csv. It is apart from `StaticData`, because its texts are long and only the quest screen shows
 * them.
 */

/**
 * What a term asks. `kill`: kills of an enemy. `kill-region`: kills of any enemy of a region. `run`: finished
 * runs of a dungeon. `deliver`: an amount of an item. `at`: to be in a region. `total-level`: a total level.
 */
export const TERM_KINDS = ['kill', 'kill-region', 'run', 'deliver', 'at', 'total-level'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** One thing that must hold when a chapter or an errand is handed over. */
export interface Term {
  readonly kind: TermKind;
  /** Id of the enemy, region, dungeon or item; 0 for a total level. */
  readonly id: number;
  /** How many; 1 for `at`, the level for `total-level`. */
  readonly amount: number;
}

/**
 * What a closed chapter opens. `errands`: the board. `errand-slots`: how many errands can be accepted at a
 * time. `villagers`: the villagers of a region, who then ask for errands. `weekly-errand`: the errand of the
 * week. `gifts`: gifts for villagers. `lore`: the lore of enemies. `journal`: closed chapters can be read
 * again. `announcement`: all open pages are told that the chapter is closed. `ending`: the last page of the
 * story.
 */
export const UNLOCK_KINDS = [
  'journal',
  'errands',
  'errand-slots',
  'villagers',
  'weekly-errand',
  'gifts',
  'lore',
  'announcement',
  'ending',
] as const;
export type UnlockKind = (typeof UNLOCK_KINDS)[number];

export interface Unlock {
  readonly kind: UnlockKind;
  /** The number of slots, or the id of the region; 0 for the other kinds. */
  readonly id: number;
}

/** `title`: before a name. `frame`: of a portrait. `accessory`: of a face. */
export const COSMETIC_KINDS = ['title', 'frame', 'accessory'] as const;
export type CosmeticKind = (typeof COSMETIC_KINDS)[number];

export interface Cosmetic {
  readonly id: number;
  readonly kind: CosmeticKind;
  readonly name: string;
}

export interface Chapter {
  /** Its number, from 1 without a gap. */
  readonly id: number;
  readonly title: string;
  readonly regionId: number;
  readonly villagerId: number;
  readonly advisedLevel: number;
  /** All must hold at once. */
  readonly terms: readonly Term[];
  readonly gold: number;
  readonly candleEnds: number;
  /** Item ids of a piece for each attack style, of which the character gets that of its own; or empty. */
  readonly pieces: readonly number[];
  /** Null when the chapter gives no furnishing. */
  readonly furnishingId: number | null;
  readonly cosmetics: readonly Cosmetic[];
  readonly unlocks: readonly Unlock[];
  readonly opening: string;
  readonly closing: string;
}

export interface Errand {
  readonly id: number;
  readonly skillId: number;
  /** 1 to 6. */
  readonly tier: number;
  /** Level of the skill, or combat level for a skill of combat. */
  readonly minLevel: number;
  readonly villagerId: number;
  readonly kind: 'kill' | 'deliver';
  /** The item that is delivered, or the enemies whose kills count together. */
  readonly ids: readonly number[];
  readonly amount: number;
  /** The amount for a character who is `UPPER_BAND` levels or more above `minLevel`. */
  readonly upperAmount: number;
  readonly gold: number;
  /** Points in the skill. */
  readonly experience: number;
  readonly candleEnds: number;
  /** Points of friendship. */
  readonly friendship: number;
  readonly text: string;
}

/** One of the ways to fulfil a weekly errand, in one tier. */
export interface WeeklyTier {
  /** `deliver` or `kill-region`. */
  readonly term: Term;
  /** The skill that makes the item and gets the experience; null for kills. */
  readonly skillId: number | null;
  /** Level of that skill, or combat level for kills. */
  readonly minLevel: number;
  readonly gold: number;
  readonly experience: number;
}

export interface WeeklyErrand {
  readonly id: number;
  readonly title: string;
  readonly villagerId: number;
  /** The player fulfils one of them. Each has its tiers from the lowest on. */
  readonly ways: readonly (readonly WeeklyTier[])[];
  readonly candleEnds: number;
  readonly friendship: number;
  readonly text: string;
}

/** The most enemies whose kills an errand counts together. */
export const MAX_ENEMIES_OF_ERRAND = 43;

/** How many ways each weekly errand has. */
export const WEEKLY_WAYS = 3;

export interface Villager {
  readonly id: number;
  readonly name: string;
  readonly regionId: number;
  readonly place: string;
  readonly trade: string;
  readonly description: string;
  /** What the villager says from friendship 3, 6 and 10 on. */
  readonly lines: readonly string[];
  /** What the villager gives at friendship 6. */
  readonly furnishingId: number;
  /** What the villager likes as a gift, a list for each item family. Absent in stored content from before. */
  readonly likes?: readonly (readonly Liking[])[] | undefined;
}

/** The most item families that a villager likes. */
export const MAX_FAMILIES_LIKED = 8;

/** Items of one tier, each of which is a gift in this amount. */
export interface Liking {
  /** One for each quality. */
  readonly itemIds: readonly number[];
  readonly amount: number;
}

/** A piece for the room of a character. */
export interface Furnishing {
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

/** The lists, each ascending by id. */
export interface QuestData {
  readonly chapters: readonly Chapter[];
  readonly errands: readonly Errand[];
  readonly weeklyErrands: readonly WeeklyErrand[];
  readonly villagers: readonly Villager[];
  /** What chapters and villagers give. Absent in a world that has none, and in stored content from before. */
  readonly furnishings?: readonly Furnishing[] | undefined;
}

export const QUEST_TABLES = [
  'chapters',
  'errands',
  'weeklyErrands',
  'villagers',
] as const satisfies readonly (keyof QuestData)[];
export type QuestTable = (typeof QUEST_TABLES)[number];

export const NO_QUESTS: QuestData = { chapters: [], errands: [], weeklyErrands: [], villagers: [] };

/** The quests of a world, indexed. */
export interface Quests extends QuestData {
  chapter(id: number): Chapter | undefined;
  errand(id: number): Errand | undefined;
  weeklyErrand(id: number): WeeklyErrand | undefined;
  villager(id: number): Villager | undefined;
  furnishing(id: number): Furnishing | undefined;
  /** The errands of a skill. */
  errandsOf(skillId: number): readonly Errand[];
}

const byId = <T extends { readonly id: number }>(list: readonly T[]): ReadonlyMap<number, T> =>
  new Map(list.map((entry) => [entry.id, entry]));

export function openQuests(data: QuestData): Quests {
  const [chapters, errands] = [byId(data.chapters), byId(data.errands)];
  const [weeklyErrands, villagers] = [byId(data.weeklyErrands), byId(data.villagers)];
  const furnishings = byId(data.furnishings ?? []);
  const bySkill = new Map<number, Errand[]>();
  for (const errand of data.errands) {
    const known = bySkill.get(errand.skillId);
    if (known === undefined) bySkill.set(errand.skillId, [errand]);
    else known.push(errand);
  }
  return {
    ...data,
    chapter: (id) => chapters.get(id),
    errand: (id) => errands.get(id),
    weeklyErrand: (id) => weeklyErrands.get(id),
    villager: (id) => villagers.get(id),
    furnishing: (id) => furnishings.get(id),
    errandsOf: (skillId) => bySkill.get(skillId) ?? [],
  };
}
