/** Version 3 of stored content, as far as this step reads it: it has no quests. */
export type ContentOfVersion3 = object;

/** The version of no quests. */
const VERSION_OF_NO_QUESTS = '05371839616936a4';

/** Adds the quests, of which there are none. */
export const withQuests = (stored: ContentOfVersion3): object => ({
  ...stored,
  quests: { chapters: [], errands: [], weeklyErrands: [], villagers: [] },
  questsVersion: VERSION_OF_NO_QUESTS,
});
