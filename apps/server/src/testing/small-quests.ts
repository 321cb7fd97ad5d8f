import { cosmeticsOfFriend, NO_QUESTS, type QuestData, SKILLS } from '@slumberfell/engine';
import { testChapter, testErrand, testVillager } from '@slumberfell/engine/testing';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';

const VILLAGER = testVillager({ id: 1 });

/** The errand of a skill in `smallQuests`. */
export const errandOfSkill = (skillId: number): number => 10 * skillId;

/**
 * A story of two chapters: the first opens the board, the second asks for ten kills in the first region. An
 * errand of each skill asks for one portion of a food and makes a friend. The villager likes that food.
 */
export const smallQuests = (foodId: number): QuestData => ({
  ...NO_QUESTS,
  chapters: [
    testChapter({
      id: 1,
      gold: 5,
      candleEnds: 2,
      furnishingId: 812,
      cosmetics: cosmeticsOfFriend(VILLAGER),
      unlocks: [
        { kind: 'errands', id: 0 },
        { kind: 'villagers', id: 1 },
        { kind: 'gifts', id: 0 },
      ],
    }),
    testChapter({ id: 2, gold: 7, terms: [{ kind: 'kill-region', id: 1, amount: 10 }] }),
  ],
  errands: SKILLS.map(({ id }) =>
    testErrand({ id: errandOfSkill(id), skillId: id, ids: [foodId], amount: 1, upperAmount: 1 }),
  ),
  villagers: [{ ...VILLAGER, likes: [[{ itemIds: [foodId], amount: 1 }]] }],
});

/** Content with other quests. Its version is another one, because characters are settled by it. */
export const withQuests = (content: CompiledContent, quests: QuestData): CompiledContent => ({
  ...content,
  quests,
  version: `${content.version} with quests`,
});
