import type { Skill } from '@slumberfell/engine';

/**
 * What the last segment of a page's address may be, where the address has one (`PAGE_ROUTES`). The page finds
 * its screen with these functions, and the server answers 404 where they find nothing.
 */

/** The segment of a skill: its name in lower case (specification 2.19). */
export const skillSegment = ({ name }: Pick<Skill, 'name'>): string => name.toLowerCase();

/** The skill of a segment; undefined when there is no such skill. */
export const skillAt = (skills: readonly Skill[], segment: string): Skill | undefined =>
  skills.find((skill) => skillSegment(skill) === segment);

/** Parses the character id in a segment; null for a text that cannot be an id. */
export function characterIdAt(segment: string): number | null {
  const id = Number(segment);
  return /^[1-9]\d*$/.test(segment) && Number.isSafeInteger(id) ? id : null;
}

/**
 * The segments of the guide's articles (specification 2.90). The guide's contents in the page
 * (`apps/web/src/features/guide/contents.ts`) do not compile unless they have these articles and no others.
 */
export const GUIDE_ARTICLES = [
  'welcome',
  'while-you-rest',
  'what-comes-after',
  'story-and-errands',
  'guests-and-accounts',
  'levels-and-experience',
  'gold',
  'the-regions',
  'tiers-and-quality',
  'the-relicarium',
  'the-bestiary',
  'pets',
  'leaderboards',
  'the-alpha',
  'your-first-fight',
  'styles',
  'attributes',
  'damage',
  'food',
  'open-combat',
  'dungeons',
  'equipment',
  'runes-and-jewelry',
  'traits-and-tricks',
  'training',
  'when-you-fall',
  'gathering',
  'crafting',
  'masterpieces',
  'disenchanting',
  'harvesting',
  'mining',
  'logging',
  'fishing',
  'tailoring',
  'leatherworking',
  'armorsmithing',
  'rodsmithing',
  'fletching',
  'weaponsmithing',
  'jewelry',
  'runecarving',
  'alchemy',
  'cooking',
] as const;

export type GuideArticle = (typeof GUIDE_ARTICLES)[number];
