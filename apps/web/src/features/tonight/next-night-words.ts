import { type NextThing, type Night, type NightKind, reachedBy, type World } from '@slumberfell/engine';
import { formatShare } from '../../lib/format/share.ts';
import { donePercent } from '../next/next-words.ts';

/** The words for how far a night brings a thing. */

/** How far the night that goes the way to a thing brings it: `It turns up on 34% of such nights.` */
export function reachedText(thing: NextThing, night: Night, world: World): string {
  const { done } = reachedBy(thing, night);
  if (done === null) return chanceText(thing, night, world);
  if (done === 1) return 'This night brings it.';
  return `After it, ${formatShare(done)} of the way is done; now it is ${donePercent(thing.getting) ?? 0}%.`;
}

const KIND_WORDS: Readonly<Record<NightKind, string>> = {
  fight: 'The night of fights',
  work: 'The night of work',
};

/** That a night of another kind goes the way to a thing. */
export function sameWayText(thing: NextThing, night: Night, world: World): string {
  const { kind, finds } = thing.getting;
  if (kind === 'make' && finds.length === 0) return `${KIND_WORDS[night.kind]} makes it, too.`;
  return `${KIND_WORDS[night.kind]} leads to it, too. ${chanceText(thing, night, world)}`;
}

/** How often what is sought comes: the thing, or what must be found for it first. */
function chanceText(thing: NextThing, night: Night, world: World): string {
  const { itemId, chance } = reachedBy(thing, night);
  const isThing = thing.wanted.kind === 'item' && thing.wanted.id === itemId;
  const name = (isThing ? undefined : world.item(itemId)?.name) ?? 'It';
  return `${name} turns up on ${chance > 0 ? formatShare(chance) : 'under 1%'} of such nights.`;
}
