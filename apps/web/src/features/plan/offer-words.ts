import type { OfferedStep, OfferKind, Shown, World } from '@slumberfell/engine';
import { capital } from '../../lib/text/capital.ts';
import { stepAim, stepName } from './plan-text.ts';

/** The words for the steps that can be added to a plan. */

export const OFFER_WORDS: Readonly<Record<OfferKind, string>> = {
  gather: 'Gather',
  make: 'Make',
  hunt: 'Hunt',
  dungeon: 'Enter a dungeon',
  food: 'Pack food',
  threshold: 'Set when to eat',
  set: 'Wear a saved set',
  companion: 'Take a pet along',
  disenchant: 'Disenchant the junk',
  sell: 'Sell something',
  junk: 'Sell the junk',
  travel: 'Travel',
};

/** What an offered step is about, within its kind: `Raw Flax`, `Tattlewood`, `No pet`. */
export function offerName(offer: OfferedStep, shown: Pick<Shown, 'sets'>, world: World): string {
  const step = offer.at(-1);
  if (step === undefined) return '';
  if (step.name === 'take-along' && step.input.itemId === undefined) return 'No pet';
  return capital(stepAim(step, shown, world) ?? stepName(step, shown, world));
}

/** The region to which an offered step travels first; null where the plan ends in it. */
export const offerTravel = (offer: OfferedStep, world: World): string | null => {
  const [first] = offer;
  if (offer.length < 2 || first?.name !== 'travel') return null;
  return world.region(first.input.regionId)?.name ?? null;
};
