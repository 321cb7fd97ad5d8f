import { cutEndless, endlessBefore, type PlanStep } from '@slumberfell/engine';
import { type ReactNode, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { CutQuestion } from './CutQuestion.tsx';
import { type PlanDraft, setPlan, withSteps } from './plan-draft.ts';
import { stepText } from './plan-text.ts';

/** Steps that wait for the answer when the gathering before them shall end. */
interface Waiting {
  readonly draft: PlanDraft;
  readonly steps: readonly PlanStep[];
  readonly itemId: number;
}

/**
 * Adds steps at the end of the plan. Where the plan gathers to its end and so does what is added, it asks how
 * long is gathered first, so that nothing is thrown away.
 * @param onAdded called when the steps are planned
 */
export function useAddSteps(onAdded?: () => void): {
  readonly add: (draft: PlanDraft, steps: readonly PlanStep[]) => Promise<void>;
  readonly pending: boolean;
  /** To be rendered beside the button. */
  readonly question: ReactNode;
} {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const send = async (draft: PlanDraft, steps: readonly PlanStep[]) => {
    if (!(await run(setPlan(withSteps(draft, steps, shown, world))))) return;
    setWaiting(null);
    onAdded?.();
  };
  const add = async (draft: PlanDraft, steps: readonly PlanStep[]) => {
    const itemId = endlessBefore(draft.steps, steps, world);
    if (itemId === null) await send(draft, steps);
    else setWaiting({ draft, steps, itemId });
  };
  const [first] = waiting?.steps ?? [];
  const question = (
    <CutQuestion
      itemId={waiting?.itemId ?? null}
      next={first ? stepText(first, shown, world) : ''}
      pending={pending}
      onBack={() => setWaiting(null)}
      onCut={(seconds) => {
        if (waiting === null) return;
        const { draft, steps } = waiting;
        void send({ ...draft, steps: cutEndless(draft.steps, seconds, world) }, steps);
      }}
    />
  );
  return { add, pending, question };
}
