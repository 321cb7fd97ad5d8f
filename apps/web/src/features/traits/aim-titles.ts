import type { TraitAim } from '@slumberfell/engine';

/** What players read for an aim. Gathering and crafting together are one short word, for narrow fields. */
export const AIM_TITLES: Readonly<Record<TraitAim, string>> = {
  experience: 'Experience',
  gold: 'Gold',
  safety: 'Safety',
  work: 'Work',
};
