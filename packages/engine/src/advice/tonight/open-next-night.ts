import type { World } from '../../world/world.ts';
import type { NextThing } from '../what-next/next-thing.ts';
import { nextNights } from './next-night.ts';
import type { Night } from './night.ts';
import { type TonightAsked, tonightQuestion } from './question.ts';

export interface NextNightAsked extends TonightAsked {
  readonly thing: NextThing;
}

/** The night that goes the way to a thing; null where the way cannot begin. */
export interface NextNight {
  readonly night: Night | null;
}

/** Searches the night that goes the way to a thing. Each call of `step` does a small part of the work. */
export class OpenNextNight {
  readonly #steps: Generator<void, NextNight>;
  #answer: NextNight | null = null;

  constructor(asked: NextNightAsked, world: World) {
    this.#steps = nextNightSteps(asked, world);
  }

  get isDone(): boolean {
    return this.#answer !== null;
  }

  step(): void {
    const { done, value } = this.#steps.next();
    if (done === true) this.#answer = value;
  }

  /** @returns null until the night is played */
  answer(): NextNight | null {
    return this.#answer;
  }
}

function* nextNightSteps({ thing, ...asked }: NextNightAsked, world: World): Generator<void, NextNight> {
  const search = yield* nextNights(thing, tonightQuestion(asked, world), world);
  yield* search.refine();
  return { night: search.best() };
}
