import type { World } from '../../world/world.ts';
import { MOST_PLAYED, NightSearch } from './night-search.ts';
import { type TonightQuestion, workInterest } from './question.ts';
import { workCandidates } from './work-nights.ts';

/** The nights of work. */
export class WorkSearch extends NightSearch {
  constructor(question: TonightQuestion, world: World) {
    super(question, world, workInterest(question, world));
  }

  *play(): Generator<void, void> {
    const all = workCandidates(this.question, this.interest, this.world);
    yield;
    const ranked = all.toSorted((one, other) => other.estimate - one.estimate);
    for (const { plan } of ranked.slice(0, MOST_PLAYED)) yield* this.add(plan);
  }
}
