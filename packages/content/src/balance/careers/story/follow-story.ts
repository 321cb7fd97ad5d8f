import {
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  combatLevelOf,
  firstGatherable,
  PLAN_STEPS,
  type PlanStep,
  type PlayerCommand,
  regionAfter,
} from '@slumberfell/engine';
import { sets, world } from '../../shipped.ts';
import { type Before, type FightTarget, fightIn } from '../fights.ts';
import type { CareerPlayer } from '../player.ts';
import { stop } from '../rest.ts';
import { type Asked, askedByErrands, askedByStory } from './asked.ts';
import { acceptErrands } from './errands.ts';
import { handOver } from './hand-over.ts';
import { type Making, makingOf } from './making.ts';
import { targetsFor } from './targets.ts';

const MINUTE = 60_000;
/** With less time a player begins nothing during a visit. */
const LEAST_TIME = 3 * MINUTE;
/** The part of the time between two visits in which things are made for villagers. */
const MOST_MAKING = 0.5;
/** The most steps of that. */
const MOST_STEPS = 10;

/** Hands over what can be handed over, and works for the next chapter while the player is there. */
export function visitVillagers(player: CareerPlayer, until: number): void {
  if (player.story === null) return;
  handOver(player);
  acceptErrands(player);
  while (until - player.at >= LEAST_TIME && workNow(player, until)) handOver(player);
  stop(player);
}

/** @returns whether something that the next chapter asks for was done */
function workNow(player: CareerPlayer, until: number): boolean {
  const asked = askedByStory(player);
  for (const one of asked) {
    const making = one.kind === 'make' ? makingOf(player, one) : null;
    if (making?.isWhole && player.at + making.seconds * 1_000 < until) return make(player, making, until);
  }
  return fightNow(player, asked, until);
}

function make(player: CareerPlayer, { steps, seconds }: Making, until: number): boolean {
  stop(player);
  if (!player.give(setPlan(steps))) return false;
  player.wait(Math.min(until, player.at + seconds * 1_000 + 1_000));
  return true;
}

function fightNow(player: CareerPlayer, asked: readonly Asked[], until: number): boolean {
  const targets = asked.flatMap((one) => targetsFor(player, one));
  if (!beginFight(player, until, targets.slice(0, 1))) return false;
  const before = JSON.stringify(asked.map(({ kind }) => kind));
  while (player.at < until) {
    player.wait(Math.min(until, player.at + MINUTE));
    if (JSON.stringify(askedByStory(player).map(({ kind }) => kind)) !== before) return true;
  }
  return false;
}

/**
 * Begins what goes on until the next visit and serves a chapter or errands.
 * @returns whether there is such a thing
 */
export function workForVillagers(player: CareerPlayer, next: number): boolean {
  if (player.story === null) return false;
  const [story, errands] = [askedByStory(player), askedByErrands(player)];
  const { before, training } = makingsBefore(player, [...story, ...errands], next);
  const targets = [story, errands]
    .map((asked) => asked.filter(({ kind }) => kind !== 'make').flatMap((one) => targetsFor(player, one)))
    .find((found) => found.length > 0);
  const found = story.flatMap((one) => (one.kind === 'make' ? targetsFor(player, one) : []));
  if (beginFight(player, next, targets ?? [], before) || beginFight(player, next, found, before)) return true;
  if (training !== null) return workThenGather(player, [...before.steps, ...training.steps]);
  if (before.steps.length === 0) return false;
  const regions = sets.regions.map(({ id }) => ({ kind: 'region', id }) as const);
  return fightIn(player, next, regions, before) || workThenGather(player, before.steps);
}

/** What is made for villagers before something else, and the training that a chapter needs. */
function makingsBefore(
  player: CareerPlayer,
  asked: readonly Asked[],
  next: number,
): { readonly before: Before; readonly training: Making | null } {
  const most = ((next - player.at) / 1_000) * MOST_MAKING;
  let before: Before = { steps: [], seconds: 0 };
  let training: Making | null = null;
  for (const one of asked) {
    if (one.kind !== 'make') continue;
    const making = makingOf(player, one);
    if (making === null) continue;
    if (!making.isWhole || (making.seconds > most && before.steps.length === 0)) training ??= making;
    else if (
      before.seconds + making.seconds <= most &&
      before.steps.length + making.steps.length <= MOST_STEPS
    )
      before = {
        steps: [...before.steps, ...making.steps],
        seconds: before.seconds + making.seconds,
      };
  }
  return { before, training };
}

/** A fight that would be lost is considered again after this time, ms, or with another combat level. */
const TRIES_EVERY = 8 * 60 * MINUTE;

/** The level and the time at which a player has found that it would lose a fight, by place. */
const lostAt = new WeakMap<CareerPlayer, Map<string, string>>();

/** Begins a fight, unless the player has found at the same level and not long ago that it would lose it. */
function beginFight(
  player: CareerPlayer,
  next: number,
  targets: readonly FightTarget[],
  before?: Before,
): boolean {
  if (targets.length === 0) return false;
  const lost = lostAt.get(player) ?? new Map<string, string>();
  lostAt.set(player, lost);
  const place = targets.map(({ kind, id }) => `${kind} ${id}`).join();
  const now = `${combatLevelOf(player.shown)} ${Math.floor(player.at / TRIES_EVERY)}`;
  if (lost.get(place) === now) return false;
  if (fightIn(player, next, targets, before)) return true;
  lost.set(place, now);
  return false;
}

function workThenGather(player: CareerPlayer, steps: readonly PlanStep[]): boolean {
  const after = firstGatherable(regionAfter(steps, player.shown.regionId), player.shown, world);
  const gathering = after === null ? [] : [beginCraft(after.itemId, AS_OFTEN_AS_POSSIBLE)];
  stop(player);
  return player.give(setPlan([...steps, ...gathering].slice(0, PLAN_STEPS)));
}

const setPlan = (steps: readonly PlanStep[]): PlayerCommand =>
  ({ name: 'set-plan', input: { steps } }) as PlayerCommand;
