import type { World } from '../../world/world.ts';
import { FightSearch } from './fight-search.ts';
import type { Night } from './night.ts';
import { lastKind, type TonightAsked, tonightQuestion } from './question.ts';
import { WorkSearch } from './work-search.ts';

/**
 * The best nights of a character, one of each kind, that of the last kind first. The first answer compares
 * the nights with what is worn; then the bag is searched for the best places, and the numbers are refined.
 */
export class OpenTonight {
  readonly #steps: Generator<readonly Night[] | null, readonly Night[]>;
  #answer: readonly Night[] | null = null;
  #isDone = false;

  constructor(asked: TonightAsked, world: World) {
    this.#steps = tonightSteps(asked, world);
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Does a small part of the work. */
  step(): void {
    const { done = false, value } = this.#steps.next();
    if (value !== null) this.#answer = value;
    this.#isDone = done;
  }

  /** @returns null until nights of all kinds were compared */
  answer(): readonly Night[] | null {
    return this.#answer;
  }
}

function* tonightSteps(
  asked: TonightAsked,
  world: World,
): Generator<readonly Night[] | null, readonly Night[]> {
  const question = tonightQuestion(asked, world);
  const fights = new FightSearch(question, world);
  const works = new WorkSearch(question, world);
  yield* silently(fights.play());
  if (asked.targets === undefined) yield* silently(works.play());
  const order = lastKind(asked.shown) === 'fight' ? [fights, works] : [works, fights];
  const answer = (): readonly Night[] => order.flatMap((search) => search.best() ?? []);
  yield answer();
  yield* silently(fights.dress());
  yield answer();
  for (const search of order) yield* silently(search.refine());
  return answer();
}

function* silently(steps: Generator<void, void>): Generator<null, void> {
  while (!steps.next().done) yield null;
}
