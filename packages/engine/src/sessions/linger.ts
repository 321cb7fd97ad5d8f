import { type Outfit, outfitKit } from '../character/bearers.ts';
import { idleTime } from '../character/idle-time.ts';
import type { Draft } from '../events/draft.ts';
import { type CombatAction, isCombat, type Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';

/** Seconds that a combat session may run at most with traits that make it longer (game-design 2.16d). */
const MAX_LINGERING_TIME = 86_400;

const MINUTES_PER_HOUR = 60;

/** Milliseconds by which traits of the outfit make a combat session longer that begins now. */
export function lingerTime(shown: Outfit & Pick<Shown, 'trophies'>, world: World): number {
  const minutes = lingerOf(shown, world);
  if (minutes === 0) return 0;
  const seconds = idleTime(shown.trophies, world);
  const more = Math.floor((seconds * minutes) / MINUTES_PER_HOUR);
  return 1000 * Math.max(0, Math.min(more, MAX_LINGERING_TIME - seconds));
}

const lingerOf = (outfit: Outfit, world: World): number => outfitKit(outfit, world).linger;

/** The limit of a combat session without the time that traits add, epoch ms. */
export const plainLimit = ({ limitAt, lingers = 0 }: CombatAction): number => limitAt - lingers;

/**
 * Brings the limit of the running combat nearer when a command has taken off what made it longer.
 * @param before what was shown before the command
 */
export function renewLinger(draft: Draft, before: Shown): void {
  const { shown, world, at } = draft;
  const { action } = shown;
  if (!isCombat(action) || action.lingers === undefined) return;
  if (before.equipment === shown.equipment && before.companion === shown.companion) return;
  if (lingerOf(shown, world) >= lingerOf(before, world)) return;
  const plain = plainLimit(action);
  const lingers = Math.max(0, at - plain, Math.min(action.lingers, lingerTime(shown, world)));
  if (lingers < action.lingers) draft.emit({ type: 'OnLimitChange', limitAt: plain + lingers, lingers });
}
