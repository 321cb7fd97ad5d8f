import { PLAN_STEPS, type PlanStep } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { notify } from '../notices/notify.ts';
import { draftOf, withSteps } from './plan-draft.ts';
import { stepText } from './plan-text.ts';
import { useAddSteps } from './use-add-steps.tsx';

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
  const words = steps.map((step) => stepText(step, shown, world)).join(', ');
  const { add, pending, questions } = useAddSteps({
    onAdded: () => {
      notify(`Planned: ${words}.`);
      onPlanned?.();
    },
  });
  if (shown.action === null) return null;
  const draft = draftOf(shown.plan);
  const isTooLong = withSteps(draft, steps, shown, world).steps.length > PLAN_STEPS;
  return (
    <>
      <CommandButton
        variant="default"
        loading={pending}
        refusal={isTooLong ? 'The plan has no room for that.' : null}
        aria-label={`${label}: ${words}`}
        onClick={() => void add(draft, () => steps)}
      >
        {label}
      </CommandButton>
      {questions}
    </>
  );
}
