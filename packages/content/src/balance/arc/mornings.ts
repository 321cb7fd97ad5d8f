import {
  type Arc,
  type Chronicle,
  type DreamGoal,
  namedRow,
  type Shown,
  SKILLS,
  skillLevel,
} from '@slumberfell/engine';
import { Career, endOfDay } from '../careers/career.ts';
import type { CareerKind } from '../careers/policy.ts';
import { arcFor } from './asked-arc.ts';

/** What the arc says on the mornings of a career, and when its dreams came true. */

/** A tier of gear that was dreamt of. */
export type GearDream = Extract<DreamGoal, { readonly kind: 'gear' }>;

export interface Morning {
  readonly kind: CareerKind;
  /** How many days the career has lasted. */
  readonly day: number;
  readonly highestLevel: number;
  readonly arc: Arc;
  /** Seconds of fights from now until all levels of its dream were reached; null where they were not. */
  readonly came: number | null;
}

const MS = 1_000;

/**
 * Plays a career.
 * @param asksOn the days after which the arc is asked for
 * @param days how long it is played for the dreams
 */
export function morningsOf(
  kind: CareerKind,
  seed: number,
  asksOn: readonly number[],
  days: number,
): Morning[] {
  const career = new Career(kind, seed);
  career.player.dream = [];
  const open: { readonly morning: Morning; readonly foughtBefore: number }[] = [];
  const over: Morning[] = [];
  for (let day = 1; day <= days && (day <= Math.max(...asksOn) || open.length > 0); day++) {
    career.playDay();
    const { shown, chronicle } = career.player;
    const fought = secondsOfFights(chronicle);
    for (const one of [...open]) {
      const { dream } = one.morning.arc;
      if (!isGear(dream) || !isReached(dream, shown)) continue;
      open.splice(open.indexOf(one), 1);
      over.push({ ...one.morning, came: fought - one.foughtBefore });
    }
    if (asksOn.includes(day)) {
      const arc = arcFor({ shown, at: endOfDay(day), aim: 'experience', number: day });
      const highestLevel = Math.max(...SKILLS.map(({ id }) => skillLevel(shown, id)));
      open.push({ morning: { kind, day, highestLevel, arc, came: null }, foughtBefore: fought });
    }
  }
  return [...over, ...open.map(({ morning }) => morning)].toSorted((one, other) => one.day - other.day);
}

const isGear = (dream: DreamGoal | null): dream is GearDream => dream?.kind === 'gear';

const isReached = ({ levels }: GearDream, shown: Shown): boolean =>
  levels.every(({ skillId, level }) => skillLevel(shown, skillId) >= level);

function secondsOfFights({ regions }: Chronicle): number {
  const rows = [...regions.values()].map((row) => namedRow('regions', row));
  return rows.reduce((sum, { hunting, dungeons }) => sum + hunting + dungeons, 0) / MS;
}

/** How many times as long as told a dream took; null for one that did not come true, or has no time. */
export function factorOf({ arc: { dream }, came }: Morning): number | null {
  if (came === null || !isGear(dream) || dream.seconds === null) return null;
  return came / Math.max(1, dream.seconds);
}
