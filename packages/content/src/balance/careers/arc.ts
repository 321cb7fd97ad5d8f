import {
  type Arc,
  beginHunt,
  DAY,
  type NextThing,
  OpenArc,
  type PlayerCommand,
  type Proposal,
  pressCommands,
  USUAL_HABITS,
} from '@slumberfell/engine';
import { world } from '../shipped.ts';
import { dress } from './dress.ts';
import type { CareerPlayer } from './player.ts';
import { restingShown, stop } from './rest.ts';

const MINUTE = 60_000;

/** A player who follows the story looks at the arc once in so many days, so that a career takes less time. */
const DAYS_WITH_STORY = 4;

/** The day on which a player looked at the arc last. */
const lookedAt = new WeakMap<CareerPlayer, number>();

/**
 * At the first login of a day: makes the things that "What next" names and that can be made while the player
 * is there, then trains the near goal for the rest of that time.
 */
export function followArc(player: CareerPlayer, until: number): void {
  const day = Math.floor(player.at / DAY);
  const days = player.story === null ? 1 : DAYS_WITH_STORY;
  if (day - (lookedAt.get(player) ?? 0) < days) return;
  lookedAt.set(player, day);
  const { near, next, dream } = arcOf(player);
  if (player.dream !== null) player.dream = dream?.kind === 'gear' ? dream.levels : [];
  for (const thing of next) make(player, thing, until);
  if (near !== null && player.at + near.proposal.seconds * 1_000 <= until)
    reach(player, near.proposal, until);
}

function arcOf(player: CareerPlayer): Arc {
  const { regionId } = player.shown;
  const search = new OpenArc(
    {
      shown: restingShown(player),
      at: player.at,
      seed: player.drawSeed(),
      habits: USUAL_HABITS,
      fight: { command: beginHunt(regionId, USUAL_HABITS), suppose: { regionId }, aim: 'experience' },
      pinned: null,
      hidden: [],
      refused: [],
      goals: [],
    },
    world,
  );
  while (!search.isDone) search.step();
  return search.answer() as Arc;
}

/** Makes a thing of which nothing must be found, where there is time for it, and puts it on. */
function make(player: CareerPlayer, { getting, kind }: NextThing, until: number): void {
  const ends = player.at + getting.seconds * 1_000;
  if (getting.kind !== 'make' || getting.finds.length > 0 || ends > until) return;
  stop(player);
  const plan = { name: 'set-plan', input: { steps: getting.steps } } as PlayerCommand;
  if (!player.giveAll([...getting.first, plan])) return;
  player.wait(Math.min(until, ends + MINUTE));
  stop(player);
  const { food } = player.shown.equipment;
  if (kind !== 'food' && food !== undefined) dress(player, player.shown.regionId, food);
}

function reach(player: CareerPlayer, { commands, seconds }: Proposal, until: number): void {
  if (!player.giveAll(pressCommands(commands, player.shown, world))) return;
  player.wait(Math.min(until, player.at + seconds * 1_000 + MINUTE));
  stop(player);
}
