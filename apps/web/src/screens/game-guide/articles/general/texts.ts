import type { CategoryTexts } from '../../category-texts.ts';
import { gold } from './gold.ts';
import { guestsAndAccounts } from './guests-and-accounts.ts';
import { leaderboards } from './leaderboards.ts';
import { levelsAndExperience } from './levels-and-experience.ts';
import { pets } from './pets.ts';
import { storyAndErrands } from './story-and-errands.ts';
import { theAlpha } from './the-alpha.ts';
import { theBestiary } from './the-bestiary.ts';
import { theRegions } from './the-regions.ts';
import { theRelicarium } from './the-relicarium.ts';
import { tiersAndQuality } from './tiers-and-quality.ts';
import { welcome } from './welcome.ts';
import { whatComesAfter } from './what-comes-after.ts';
import { whileYouRest } from './while-you-rest.ts';

/** The guide's articles of the category General, by article id. */
export const GENERAL: CategoryTexts<'general'> = {
  welcome,
  'while-you-rest': whileYouRest,
  'what-comes-after': whatComesAfter,
  'story-and-errands': storyAndErrands,
  'guests-and-accounts': guestsAndAccounts,
  'levels-and-experience': levelsAndExperience,
  gold,
  'the-regions': theRegions,
  'tiers-and-quality': tiersAndQuality,
  'the-relicarium': theRelicarium,
  'the-bestiary': theBestiary,
  pets,
  leaderboards,
  'the-alpha': theAlpha,
};
