import type { Chapter, Errand, Villager } from '../world/quests.ts';

/** Rows of quests for tests; a test names what matters to it. */

export const testChapter = (chapter: Partial<Chapter> & { readonly id: number }): Chapter => ({
  title: `Chapter ${chapter.id}`,
  regionId: 1,
  villagerId: 1,
  advisedLevel: 1,
  terms: [{ kind: 'total-level', id: 0, amount: 1 }],
  gold: 0,
  candleEnds: 0,
  pieces: [],
  furnishingId: null,
  cosmetics: [],
  unlocks: [],
  opening: 'Once.',
  closing: 'The end.',
  ...chapter,
});

export const testErrand = (errand: Partial<Errand> & { readonly id: number }): Errand => ({
  skillId: 1,
  tier: 1,
  minLevel: 1,
  villagerId: 1,
  kind: 'deliver',
  ids: [1],
  amount: 10,
  upperAmount: 12,
  gold: 100,
  experience: 40,
  candleEnds: 2,
  friendship: 1,
  text: 'Please.',
  ...errand,
});

export const testVillager = (villager: Partial<Villager> & { readonly id: number }): Villager => ({
  name: `Villager ${villager.id}`,
  regionId: 1,
  place: 'Here',
  trade: 'Tester',
  description: 'Tests.',
  lines: ['Three.', 'Six.', 'Ten.'],
  furnishingId: 7,
  ...villager,
});
