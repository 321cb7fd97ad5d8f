import {
  advance,
  atRest,
  beginHunt,
  createState,
  execute,
  idleTime,
  maxHealthOf,
  type NextThing,
  owning,
  prepared,
  type Shown,
  type State,
  USUAL_HABITS,
  withSupplied,
} from '@slumberfell/engine';
import { shipped, world } from '../shipped.ts';
import { type ArcAsked, packWith } from './asked-arc.ts';

/** Nights of open combat that are settled as a server settles them. */

const SECOND = 1_000;

/** Mean and standard error of the points of experience that a night brings. */
export interface MeanPoints {
  readonly mean: number;
  readonly error: number;
}

/**
 * The points of some nights in the best of the bag, with a thing besides.
 * @param thing null for what is owned
 */
export function settledPoints(
  asked: ArcAsked,
  thing: Pick<NextThing, 'itemIds' | 'amount'> | null,
  nights: number,
): MeanPoints {
  const shown = packed(asked, thing);
  const points = Array.from({ length: nights }, (_, night) => pointsOf(shown, asked.at, night));
  const mean = points.reduce((sum, one) => sum + one, 0) / nights;
  const squares = points.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, nights - 1) / nights) };
}

function packed(asked: ArcAsked, thing: Pick<NextThing, 'itemIds' | 'amount'> | null): Shown {
  const pack = packWith(asked, thing);
  if (pack === null) throw new Error('No hunt can begin');
  const resting = atRest(asked.shown, world, asked.at);
  const owner = thing === null ? resting : owning(resting, thing, world);
  const dressed = prepared(owner, pack, world, asked.at);
  return { ...dressed, plan: null, health: maxHealthOf(dressed), healthAt: asked.at };
}

function pointsOf(shown: Shown, at: number, night: number): number {
  const state: State = { ...createState(shipped.newCharacter, at), shown };
  const timeline = [{ at: 0, world }];
  const begin = withSupplied(beginHunt(shown.regionId, USUAL_HABITS), () => [night, 11, 12, 13]);
  const begun = execute(state, begin, timeline, at);
  if ('refused' in begun) throw new Error(begun.refused);
  advance(state, timeline, at + idleTime(shown.trophies, world) * SECOND);
  return sumOf(state.shown) - sumOf(shown);
}

const sumOf = ({ experience }: Shown): number => experience.reduce((sum, points) => sum + points, 0);
