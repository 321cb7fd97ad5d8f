import {
  type Arc,
  type ArcQuestion,
  type BagAim,
  beginHunt,
  type NextThing,
  type NightPack,
  OpenArc,
  openNightPack,
  owning,
  type Shown,
  USUAL_HABITS,
  untilOver,
} from '@slumberfell/engine';
import { world } from '../shipped.ts';

/** The arc of characters, and what their bags are then best for: what the proofs of the arc ask. */

/** A question that a character asks before it hunts in its region. */
export interface ArcAsked {
  readonly shown: Shown;
  /** Epoch ms. */
  readonly at: number;
  readonly aim: BagAim;
  /** Decides the seed. */
  readonly number: number;
}

const huntOf = ({ regionId }: Shown) => beginHunt(regionId, USUAL_HABITS);

export function arcFor({ shown, at, aim, number }: ArcAsked): Arc {
  const question: ArcQuestion = {
    shown,
    at,
    seed: [number, 2, 3, 4],
    fight: { command: huntOf(shown), suppose: {}, aim },
    habits: USUAL_HABITS,
    pinned: null,
    hidden: [],
    refused: [],
    goals: [],
  };
  const search = new OpenArc(question, world);
  while (!search.isDone) search.step();
  return search.answer() as Arc;
}

/** What the best of the bag is for a whole night, with a thing besides; null where no hunt can begin. */
export function packWith(
  { shown, at, aim, number }: ArcAsked,
  thing: Pick<NextThing, 'itemIds' | 'amount'> | null,
): NightPack | null {
  const owner = thing === null ? shown : owning(shown, thing, world);
  const question = { shown: owner, command: huntOf(owner), at, until: untilOver(owner, at, world) };
  const search = openNightPack({ ...question, seed: [number, 5, 6, 7] }, world, aim);
  if ('refused' in search) return null;
  while (!search.isDone) search.play();
  return search.result();
}

/** Whether the best of the bag has a thing in use. */
export const isUsedIn = ({ kind, itemIds }: NextThing, { pieces, food }: NightPack): boolean =>
  kind === 'food'
    ? food !== null && itemIds.includes(food.itemId)
    : itemIds.every((itemId) => pieces.some((piece) => piece.itemId === itemId));
