import type { DragDropProvider } from '@dnd-kit/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommands } from '../../features/character/use-commands.ts';
import { type ListedPlan, listed, NOTHING_LISTED, withListedMoved } from '../../features/plan/listed-plan.ts';
import { type PlanDraft, setPlan, withoutStep } from '../../features/plan/plan-draft.ts';

type DragHandlers = Pick<ComponentProps<typeof DragDropProvider>, 'onDragStart' | 'onDragOver' | 'onDragEnd'>;

interface UseListedPlan {
  /** What is shown: with the dragged step where it would land. */
  readonly plan: ListedPlan;
  /** The same without a drag that has not ended. */
  readonly settled: ListedPlan;
  readonly pending: boolean;
  /** Sends a change. @returns whether the server made it */
  readonly change: (next: PlanDraft) => Promise<boolean>;
  /** Sends the plan without a step. It asks nothing, because the player has pressed that step. */
  readonly takeAway: (index: number) => Promise<boolean>;
  /** Shows the new order at once, and the server's again when it refuses. */
  readonly move: (from: number, to: number) => Promise<boolean>;
  readonly dragHandlers: DragHandlers;
}

/** The plan as it is listed while the player moves steps. */
export function useListedPlan(draft: PlanDraft): UseListedPlan {
  const { run, runConfirmed, pending } = useCommands();
  const [sent, setSent] = useState<ListedPlan | null>(null);
  const [dragged, setDragged] = useState<ListedPlan | null>(null);
  const known = useRef(NOTHING_LISTED);
  /** The latest order, which may not be rendered yet, and what cancels the drag. Null without a drag. */
  const drag = useRef<{ plan: ListedPlan; readonly cancel: () => void } | null>(null);
  if (sent === null && dragged === null) known.current = listed(draft, known.current);
  const settled = sent ?? known.current;

  const change = (next: PlanDraft) => run(setPlan(next));
  const send = async (next: ListedPlan): Promise<boolean> => {
    setSent(next);
    const isDone = await change(next);
    if (isDone) known.current = next;
    flushSync(() => setSent(null));
    return isDone;
  };

  // Another tab has changed the plan, or a step has begun: the places of the drag are no longer those of the
  // plan.
  const text = JSON.stringify(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect runs when the text changes.
  useEffect(() => drag.current?.cancel(), [text]);

  const dragHandlers: DragHandlers = {
    onDragStart: (_, { actions }) => {
      drag.current = { plan: settled, cancel: () => actions.stop({ canceled: true }) };
      setDragged(settled);
    },
    onDragOver: ({ operation: { source, target } }) => {
      if (drag.current === null || !source || !target) return;
      const from = settled.ids.indexOf(Number(source.id));
      drag.current.plan = withListedMoved(settled, from, drag.current.plan.ids.indexOf(Number(target.id)));
      setDragged(drag.current.plan);
    },
    onDragEnd: ({ canceled }) => {
      const plan = drag.current?.plan;
      drag.current = null;
      setDragged(null);
      if (plan && !canceled && String(plan.ids) !== String(settled.ids)) void send(plan);
    },
  };
  return {
    plan: dragged ?? settled,
    settled,
    pending,
    change,
    takeAway: (index) => runConfirmed(setPlan(withoutStep(dragged ?? settled, index))),
    move: (from, to) => send(withListedMoved(settled, from, to)),
    dragHandlers,
  };
}
