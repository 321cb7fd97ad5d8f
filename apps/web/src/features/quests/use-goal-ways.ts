import { type GoalWay, keyOfGoal, type QuestGoal, type QuestGoalId, wayNow } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { KeptAnswers } from '../forecast/kept-answers.ts';
import { packQuestion, useFight } from '../forecast/use-fight-forecast.ts';
import { useKeptAnswer } from '../forecast/use-kept-answer.ts';
import { useHabits } from '../forecast/use-rest.ts';

const answers: KeptAnswers<'goals'> = new Map();

export interface GoalWays {
  /** The way to a goal; undefined until it is known. */
  readonly wayOf: (goal: QuestGoalId) => GoalWay | undefined;
  /** Whether the ways are those of an earlier question. */
  readonly isOld: boolean;
}

/** The ways to goals of the open character, from the forecast worker. Progress alone asks nothing again. */
export function useGoalWays(goals: readonly QuestGoal[]): GoalWays {
  const { command, suppose = {}, aim } = packQuestion(useFight(), useWorld());
  const asked = { kind: 'goals', fight: { command, suppose, aim }, habits: useHabits() } as const;
  const { status, isOld } = useKeptAnswer(answers, {
    question: () => ({ ...asked, goals }),
    dependsOn: [
      asked,
      goals.map((goal) => [keyOfGoal(goal), goal.asks.map(({ need }) => need)]),
      useCharacter(({ shown }) => shown.gold),
      useCharacter(({ shown }) => shown.knownRecipes),
    ],
    place: '',
  });
  const ways = status.status === 'answered' ? status.answer : [];
  const wayOf = (id: QuestGoalId): GoalWay | undefined => {
    const way = ways.find(({ key }) => key === keyOfGoal(id));
    const goal = goals.find((one) => keyOfGoal(one) === keyOfGoal(id));
    return way && goal && wayNow(way, goal);
  };
  return { wayOf, isOld };
}
