import { atRest, maxHealthOf, type Shown } from '@slumberfell/engine';
import { world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';

/** The character as an advice is asked for it: at rest, with full health. */
export function restingShown({ shown, at }: CareerPlayer): Shown {
  const resting = atRest(shown, world, at);
  return { ...resting, health: maxHealthOf(resting), healthAt: at };
}

/** Ends what runs, so that a plan begins at once and not behind it. */
export function stop(player: CareerPlayer): void {
  if (player.shown.action !== null) player.give({ name: 'stop', input: {} });
}
