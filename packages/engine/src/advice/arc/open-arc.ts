import { isSameWanted } from '../../state/wanted.ts';
import type { World } from '../../world/world.ts';
import { knownFacts } from '../proposals/known-facts.ts';
import type { QuestGoal } from '../quests/goal.ts';
import { goalWays } from '../quests/goal-ways.ts';
import type { NextThing } from '../what-next/next-thing.ts';
import { type NextQuestion, nextThings } from '../what-next/next-things.ts';
import type { Arc, WeekGoal } from './arc.ts';
import { bagNotes } from './bag-notes.ts';
import { dreamGoal } from './dream-goal.ts';
import { nearGoal } from './near-goal.ts';
import { suppliedFights } from './supplied-fights.ts';

/** What takes longer than a night is a goal of the week; seconds. */
const NIGHT = 8 * 3_600;
const WEEK = 7 * NIGHT;

export interface ArcQuestion extends NextQuestion {
  /** Keys of proposals that were shown for days and not taken; they are left out. */
  readonly refused: readonly string[];
  /** What the next chapter and accepted errands ask for. */
  readonly goals: readonly QuestGoal[];
}

/** Searches what a character is on the way to. Each call of `step` does a small part of the work. */
export class OpenArc {
  readonly #steps: Generator<void, Arc>;
  #answer: Arc | null = null;

  constructor(question: ArcQuestion, world: World) {
    this.#steps = arcSteps(question, world);
  }

  get isDone(): boolean {
    return this.#answer !== null;
  }

  step(): void {
    const step = this.#steps.next();
    if (step.done === true) this.#answer = step.value;
  }

  /** @returns null until all things are compared */
  answer(): Arc | null {
    return this.#answer;
  }
}

function* arcSteps(question: ArcQuestion, world: World): Generator<void, Arc> {
  const { known, open } = yield* knownFacts(question, world, 'payable');
  const next = yield* nextThings(known, open, question);
  return {
    near: nearGoal(known, question.refused),
    week: weekGoal(next, question),
    dream: dreamGoal({ ...known, fights: yield* suppliedFights(known, open) }),
    quests: goalWays(question.goals, known),
    next,
    notes: bagNotes(known),
  };
}

/** The key of a thing, as it is kept when it was shown and not taken. */
export const keyOfThing = ({ wanted }: Pick<NextThing, 'wanted'>): string => `${wanted.kind}:${wanted.id}`;

/** The pinned thing; else the first that takes more than a night and at most a week; else the longest. */
function weekGoal(next: readonly NextThing[], { pinned, refused }: ArcQuestion): WeekGoal | null {
  const isPinned = ({ wanted }: NextThing): boolean => pinned !== null && isSameWanted(wanted, pinned);
  const open = next.filter((thing) => !refused.includes(keyOfThing(thing)));
  const thing =
    next.find(isPinned) ??
    open.find(({ getting: { seconds } }) => seconds > NIGHT && seconds <= WEEK) ??
    open.toSorted((one, other) => other.getting.seconds - one.getting.seconds)[0];
  if (thing === undefined) return null;
  const { seconds, secondsInAll } = thing.getting;
  const done = secondsInAll === null ? null : Math.max(0, 1 - seconds / Math.max(1, secondsInAll));
  return { thing, isPinned: isPinned(thing), done };
}
