import type { PlanStep } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import { draftOf, isFull, setPlan, withStep } from './plan-draft.ts';
import { stepText } from './plan-text.ts';

interface AfterThisProps {
  readonly step: PlanStep;
  /** Called when the step is planned. */
  readonly onPlanned?: () => void;
}

/** A button that adds a step to the plan, beside the one that begins it now. Nothing while nothing runs. */
export function AfterThis({ step, onPlanned }: AfterThisProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  if (shown.action === null) return null;
  const draft = draftOf(shown.plan);
  const words = stepText(step, shown, world);
  const add = async () => {
    if (!(await run(setPlan(withStep(draft, step, world))))) return;
    notify(`Planned: ${words}.`);
    onPlanned?.();
  };
  return (
    <CommandButton
      variant="default"
      loading={pending}
      refusal={isFull(draft) ? 'The plan has no room for another step.' : null}
      aria-label={`After this: ${words}`}
      onClick={() => void add()}
    >
      After this
    </CommandButton>
  );
}
