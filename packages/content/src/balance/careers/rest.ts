import { atRest, isCombat, maxHealthOf, type Shown } from '@slumberfell/engine';
import { world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';

/** The character as an advice is asked for it: at rest, with full health. */
export function restingShown({ shown, at }: CareerPlayer): Shown {
  const resting = atRest(shown, world, at);
  return { ...resting, health: maxHealthOf(resting), healthAt: at };
}

/** Ends what runs. */
export function stop(player: CareerPlayer): void {
  if (player.shown.action !== null) player.give({ name: 'stop', input: {} });
}

/** Takes a plan away whose steps are still to come, before another session begins. */
export function clearPlan(player: CareerPlayer): void {
  if (isCombat(player.shown.action)) stop(player);
  if (player.shown.plan !== null) player.give({ name: 'set-plan', input: { steps: [] } });
}
