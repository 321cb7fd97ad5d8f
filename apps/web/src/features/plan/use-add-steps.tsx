import { cutEndless, endlessBefore, type PlanStep } from '@slumberfell/engine';
import { type ReactNode, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { CutQuestion } from './CutQuestion.tsx';
import { LeftQuestion } from './LeftQuestion.tsx';
import { NOTHING_PLANNED, type PlanDraft, setPlan, withSteps } from './plan-draft.ts';
import { stepText } from './plan-text.ts';

/** Steps behind others; what they are may depend on the region to which the others lead. */
type StepsAfter = (before: PlanDraft) => readonly PlanStep[];

/** Steps that wait for an answer before they are added. */
interface Waiting {
  readonly draft: PlanDraft;
  readonly steps: StepsAfter;
  /** What is asked: whether what is left comes first, or how long an item is gathered first. */
  readonly asks: 'left' | { readonly itemId: number };
}

interface AddStepsOptions {
  /** Whether the player sees what is left of an earlier plan, and means to add to it. */
  readonly seesPlan?: boolean;
  /** Called when the steps are planned. */
  readonly onAdded?: () => void;
}

/**
 * Adds steps at the end of the plan. It asks first where something would be thrown away or come unasked:
 * where the plan gathers to its end and so does what is added, and where steps of an earlier plan are left
 * for a character at rest.
 */
export function useAddSteps({ seesPlan = false, onAdded }: AddStepsOptions): {
  readonly add: (draft: PlanDraft, steps: StepsAfter) => Promise<void>;
  readonly pending: boolean;
  /** To be rendered beside the button. */
  readonly questions: ReactNode;
} {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, runConfirmed, pending } = useCommands();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const send = async (draft: PlanDraft, steps: StepsAfter) => {
    const plan = setPlan(withSteps(draft, steps(draft), shown, world));
    // The player who goes without what is left has answered that already.
    const takesAway = shown.action === null && draft.steps.length === 0;
    if (!(await (takesAway ? runConfirmed(plan) : run(plan)))) return;
    setWaiting(null);
    onAdded?.();
  };
  const cutOrSend = async (draft: PlanDraft, steps: StepsAfter) => {
    const itemId = endlessBefore(draft.steps, steps(draft), world);
    if (itemId === null) await send(draft, steps);
    else setWaiting({ draft, steps, asks: { itemId } });
  };
  const add = async (draft: PlanDraft, steps: StepsAfter) => {
    const isLeft = shown.action === null && draft.steps.length > 0 && !seesPlan;
    if (isLeft) setWaiting({ draft, steps, asks: 'left' });
    else await cutOrSend(draft, steps);
  };
  const [first] = waiting?.steps(waiting.draft) ?? [];
  const cut = waiting !== null && waiting.asks !== 'left' ? waiting.asks.itemId : null;
  const questions = (
    <>
      <LeftQuestion
        left={waiting?.asks === 'left' ? waiting.draft : null}
        pending={pending}
        onBack={() => setWaiting(null)}
        onAnswer={(keeps) =>
          waiting && void cutOrSend(keeps ? waiting.draft : NOTHING_PLANNED, waiting.steps)
        }
      />
      <CutQuestion
        itemId={cut}
        next={first ? stepText(first, shown, world) : ''}
        pending={pending}
        onBack={() => setWaiting(null)}
        onCut={(seconds) => {
          if (waiting === null) return;
          const { draft, steps } = waiting;
          void send({ ...draft, steps: cutEndless(draft.steps, seconds, world) }, steps);
        }}
      />
    </>
  );
  return { add, pending, questions };
}
