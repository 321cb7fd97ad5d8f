import { cutEndless, endlessBefore, largeSale, type PlanStep, type PlayerCommand } from '@slumberfell/engine';
import { type ReactNode, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { CutQuestion } from './CutQuestion.tsx';
import { LeftQuestion } from './LeftQuestion.tsx';
import { type PlanDraft, setPlan, withoutSteps, withSteps } from './plan-draft.ts';
import { stepText } from './plan-text.ts';
import { SaleQuestion } from './SaleQuestion.tsx';

/** Steps behind others; what they are may depend on the region to which the others lead. */
type StepsAfter = (before: PlanDraft) => readonly PlanStep[];

/**
 * What may be asked before steps are added, in this order: whether what is left of an earlier plan comes
 * first, how long something is gathered first, and whether so much shall be sold.
 */
const ADD_STEP_QUESTIONS = ['left', 'cut', 'sale'] as const;
type AddStepQuestion = (typeof ADD_STEP_QUESTIONS)[number];

/** Steps that wait for an answer before they are added. */
interface Waiting {
  readonly draft: PlanDraft;
  readonly steps: StepsAfter;
  /** The last one is asked now. */
  readonly asked: readonly AddStepQuestion[];
}

interface AddStepsOptions {
  /** Whether the player sees what is left of an earlier plan, and means to add to it. */
  readonly seesPlan?: boolean;
  /** What is sent before the plan, such as to buy the keys that a step takes. */
  readonly first?: readonly PlayerCommand[];
  /** Called when the steps are planned. */
  readonly onAdded?: () => void;
}

const NOTHING: readonly PlayerCommand[] = [];

/**
 * Adds steps at the end of the plan. It asks first where something would be thrown away, come unasked or be
 * sold for much.
 */
export function useAddSteps({ seesPlan = false, first: sentFirst = NOTHING, onAdded }: AddStepsOptions): {
  readonly add: (draft: PlanDraft, steps: StepsAfter) => Promise<void>;
  readonly pending: boolean;
  /** To be rendered beside the button. */
  readonly questions: ReactNode;
} {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, runConfirmed, pending } = useCommands();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isOpen = (question: AddStepQuestion, draft: PlanDraft, steps: readonly PlanStep[]): boolean => {
    switch (question) {
      case 'left':
        return shown.action === null && draft.steps.length > 0 && !seesPlan;
      case 'cut':
        return endlessBefore(draft.steps, steps, world) !== null;
      case 'sale':
        return largeSale(steps, shown, world) !== null;
    }
  };
  const send = async (draft: PlanDraft, steps: StepsAfter) => {
    const commands = [...sentFirst, setPlan(withSteps(draft, steps(draft), shown, world))];
    // The player who goes without what is left has answered that already.
    const takesAway = shown.action === null && draft.steps.length === 0;
    const isDone = await (takesAway ? runConfirmed(...commands) : run(...commands));
    // A refused plan has moved on, so what was asked about it no longer holds.
    setWaiting(null);
    if (isDone) onAdded?.();
  };
  const goOn = async (draft: PlanDraft, steps: StepsAfter, asked: readonly AddStepQuestion[]) => {
    const next = ADD_STEP_QUESTIONS.find((one) => !asked.includes(one) && isOpen(one, draft, steps(draft)));
    if (next === undefined) await send(draft, steps);
    else setWaiting({ draft, steps, asked: [...asked, next] });
  };
  const asks = waiting?.asked.at(-1);
  const added = waiting?.steps(waiting.draft) ?? [];
  const [first] = added;
  const back = () => setWaiting(null);
  /** Goes on with a plan before the steps. */
  const answer = (change: (draft: PlanDraft) => PlanDraft) =>
    waiting && void goOn(change(waiting.draft), waiting.steps, waiting.asked);
  const questions = (
    <>
      <LeftQuestion
        left={asks === 'left' ? (waiting?.draft ?? null) : null}
        pending={pending}
        onBack={back}
        onAnswer={(keeps) => answer((draft) => (keeps ? draft : withoutSteps(draft)))}
      />
      <CutQuestion
        draft={asks === 'cut' ? (waiting?.draft ?? null) : null}
        next={first ? stepText(first, shown, world) : ''}
        pending={pending}
        onBack={back}
        onCut={(seconds) => answer((draft) => ({ ...draft, steps: cutEndless(draft.steps, seconds, world) }))}
      />
      <SaleQuestion
        gold={asks === 'sale' ? largeSale(added, shown, world) : null}
        pending={pending}
        onBack={back}
        onPlan={() => answer((draft) => draft)}
      />
    </>
  );
  return { add: (draft, steps) => goOn(draft, steps, []), pending, questions };
}
