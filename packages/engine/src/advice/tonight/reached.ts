import type { Getting } from '../what-next/getting.ts';
import type { NextThing } from '../what-next/next-thing.ts';
import type { Night } from './night.ts';

/** How far a night brings a thing. */
export interface Reached {
  /** What comes by chance or by work: the thing, or what must be found for it first. */
  readonly itemId: number;
  /** The chance, 0 to 1, that at least one comes. */
  readonly chance: number;
  /** Share of the making that is done at the end of the night, 0 to 1; null where chance decides. */
  readonly done: number | null;
}

/** From this chance on, something that is made in time is counted as made. */
const LIKELY = 0.5;

export function reachedBy(
  { getting, itemIds }: Pick<NextThing, 'getting' | 'itemIds'>,
  { forecast }: Pick<Night, 'forecast'>,
): Reached {
  const itemId = getting.finds[0] ?? itemIds[0] ?? 0;
  const chance = forecast.items.find((item) => item.itemId === itemId)?.chance ?? 0;
  const { startAt, limitAt } = forecast.night;
  const done = doneAfter(getting, (limitAt - startAt) / 1_000);
  return { itemId, chance, done: done === 1 && chance < LIKELY ? null : done };
}

function doneAfter({ kind, finds, seconds, secondsInAll }: Getting, spent: number): number | null {
  if (kind !== 'make' || finds.length > 0 || secondsInAll === null) return null;
  return Math.max(0, Math.min(1, 1 - (seconds - spent) / Math.max(1, secondsInAll)));
}

/** Whether a night does what a way to a thing ends with: the same fight, or the same work. */
export function goesTo(
  { kind, regionId, dungeonId, makesFood, steps }: Night,
  { steps: way }: Pick<Getting, 'steps'>,
): boolean {
  const last = way.at(-1);
  switch (last?.name) {
    case 'begin-hunting':
      return kind === 'fight' && dungeonId === null && regionId === last.input.regionId;
    case 'begin-dungeon':
      return dungeonId === last.input.dungeonId;
    case 'begin-crafting':
      // Behind a fight, only the time that is left is spent gathering.
      return (
        (kind === 'work' || makesFood) &&
        steps.some((step) => step.name === 'begin-crafting' && step.input.itemId === last.input.itemId)
      );
    default:
      return false;
  }
}
