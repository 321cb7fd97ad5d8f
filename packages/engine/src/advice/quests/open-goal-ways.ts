import type { World } from '../../world/world.ts';
import { type AimsQuestion, knownFacts } from '../proposals/known-facts.ts';
import type { QuestGoal } from './goal.ts';
import { type GoalWay, goalWay } from './goal-ways.ts';

export interface GoalWaysQuestion extends AimsQuestion {
  readonly goals: readonly QuestGoal[];
}

/** Searches the ways to what is asked. Each call of `step` does a small part of the work. */
export class OpenGoalWays {
  readonly #steps: Generator<void, readonly GoalWay[]>;
  #answer: readonly GoalWay[] | null = null;

  constructor(question: GoalWaysQuestion, world: World) {
    this.#steps = waySteps(question, world);
  }

  get isDone(): boolean {
    return this.#answer !== null;
  }

  step(): void {
    const step = this.#steps.next();
    if (step.done === true) this.#answer = step.value;
  }

  /** @returns null until all ways are known */
  answer(): readonly GoalWay[] | null {
    return this.#answer;
  }
}

function* waySteps(question: GoalWaysQuestion, world: World): Generator<void, readonly GoalWay[]> {
  const { known } = yield* knownFacts(question, world, 'payable');
  const ways: GoalWay[] = [];
  for (const goal of question.goals) {
    ways.push(goalWay(goal, known, question.goals));
    yield;
  }
  return ways;
}
