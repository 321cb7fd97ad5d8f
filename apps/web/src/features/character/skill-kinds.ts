import type { SkillKind } from '@slumberfell/engine';

/** Titles of the kinds of skills. */
export const SKILL_KIND_TITLES: Readonly<Record<SkillKind, string>> = {
  gathering: 'Gathering',
  crafting: 'Crafting',
  combat: 'Combat',
};
