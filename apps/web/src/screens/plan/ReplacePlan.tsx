import { Button, Group } from '@mantine/core';
import { PLAN_STEPS, type SavedPlan } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { type PlanDraft, withSteps } from '../../features/plan/plan-draft.ts';
import { stepsText } from '../../features/plan/plan-text.ts';
import { draftOfSaved } from '../../features/plan/saved-plans.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';

interface ReplacePlanProps {
  readonly saved: SavedPlan;
  /** What is planned already. */
  readonly draft: PlanDraft;
  readonly pending: boolean;
  readonly onSet: (plan: PlanDraft) => void;
  readonly onBack: () => void;
}

/** Asks whether a saved plan takes the place of what is planned, or comes after it. */
export function ReplacePlan({ saved, draft, pending, onSet, onBack }: ReplacePlanProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const both = withSteps(draft, saved.steps, shown, world);
  return (
    <>
      <p>
        <span>This would replace what is planned: </span>
        <span>{stepsText(draft, shown, world)}</span>
      </p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onBack} data-autofocus>
          Cancel
        </Button>
        <CommandButton
          variant="default"
          loading={pending}
          refusal={both.steps.length > PLAN_STEPS ? 'The plan has no room for that.' : null}
          onClick={() => onSet(both)}
        >
          Add its steps
        </CommandButton>
        <CommandButton loading={pending} onClick={() => onSet(draftOfSaved(saved))}>
          Replace it
        </CommandButton>
      </Group>
    </>
  );
}
