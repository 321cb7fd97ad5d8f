import type { WikiSection } from '@slumberfell/engine';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';

export const SECTION_NAMES: Readonly<Record<WikiSection, string>> = {
  items: 'Items',
  enemies: 'Enemies',
  regions: 'Regions',
  dungeons: 'Dungeons',
  skills: 'Skills',
  recipes: 'Recipes',
};

export const SECTION_GLYPHS: Readonly<Record<WikiSection, GlyphName>> = {
  items: 'knapsack',
  enemies: 'skull-crossed-bones',
  regions: 'treasure-map',
  dungeons: 'castle',
  skills: 'night-sleep',
  recipes: 'scroll-unfurled',
};

/** What the first page of the Wiki says of a section. */
export const SECTION_TEXTS: Readonly<Record<WikiSection, string>> = {
  items: 'Where each comes from, and what it is for',
  enemies: 'Strength, loot, and the odds of meeting them',
  regions: 'What lives, grows and hides there',
  dungeons: 'Who waits inside, and what they guard',
  skills: 'What each teaches, level by level',
  recipes: 'What each takes, how long, and for how much experience',
};
