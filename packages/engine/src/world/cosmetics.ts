import { COSMETIC_KINDS, type Cosmetic, type CosmeticKind, type Villager } from './quests.ts';

/** Ids below are for cosmetics that are bought. */
const FIRST_OF_STORY = 1_000;
const IDS_OF_CHAPTER = 10;
const FIRST_TITLE_OF_FRIENDS = 2_000;
const FIRST_FRAME_OF_FRIENDS = 2_100;

/** Id of what a chapter of the story gives; it stays when the story changes. */
export const storyCosmeticId = (chapter: number, kind: CosmeticKind): number =>
  FIRST_OF_STORY + chapter * IDS_OF_CHAPTER + COSMETIC_KINDS.indexOf(kind) + 1;

/** What a villager gives at friendship 10: a title, and the own portrait in the corner of a frame. */
export const cosmeticsOfFriend = ({ id, name }: Pick<Villager, 'id' | 'name'>): readonly Cosmetic[] => [
  { id: FIRST_TITLE_OF_FRIENDS + id, kind: 'title', name: `Friend of ${name}` },
  { id: FIRST_FRAME_OF_FRIENDS + id, kind: 'frame', name: `${name} in the corner` },
];
