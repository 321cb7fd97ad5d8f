import { PLAN_STEPS, type PlanStep } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import { draftOf, setPlan, withSteps } from './plan-draft.ts';
import { stepText } from './plan-text.ts';

interface AfterThisProps {
  /** At least one. */
  readonly steps: readonly PlanStep[];
  /** The words of the button. */
  readonly label?: string;
  /** Called when the steps are planned. */
  readonly onPlanned?: () => void;
}

/** A button that adds steps to the plan, beside the one that begins them now. Nothing while nothing runs. */
export function AfterThis({ steps, label = 'After this', onPlanned }: AfterThisProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  if (shown.action === null) return null;
  const draft = withSteps(draftOf(shown.plan), steps, world);
  const words = steps.map((step) => stepText(step, shown, world)).join(', ');
  const add = async () => {
    if (!(await run(setPlan(draft)))) return;
    notify(`Planned: ${words}.`);
    onPlanned?.();
  };
  return (
    <CommandButton
      variant="default"
      loading={pending}
      refusal={draft.steps.length > PLAN_STEPS ? 'The plan has no room for that.' : null}
      aria-label={`${label}: ${words}`}
      onClick={() => void add()}
    >
      {label}
    </CommandButton>
  );
}
