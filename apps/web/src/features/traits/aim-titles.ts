import type { TraitAim } from '@slumberfell/engine';

/** What players read for an aim. */
export const AIM_TITLES: Readonly<Record<TraitAim, string>> = {
  experience: 'Experience',
  gold: 'Gold',
  safety: 'Safety',
  work: 'Gathering and crafting',
};
