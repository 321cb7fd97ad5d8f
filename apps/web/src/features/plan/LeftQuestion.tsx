import { Group } from '@mantine/core';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { useLastShown } from '../../ui/components/use-last-shown.ts';
import { useCharacter } from '../character/use-character.ts';
import type { PlanDraft } from './plan-draft.ts';
import { stepsText } from './plan-text.ts';

interface LeftQuestionProps {
  /** What is left of an earlier plan; null while nothing is asked. */
  readonly left: PlanDraft | null;
  readonly pending: boolean;
  readonly onAnswer: (keeps: boolean) => void;
  readonly onBack: () => void;
}

/** Asks whether what is left of an earlier plan comes before what is added. */
export function LeftQuestion({ left, pending, onAnswer, onBack }: LeftQuestionProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const asked = useLastShown(left);
  if (asked === null) return null;
  const { length } = asked.steps;
  const steps = length === 1 ? 'one step' : `${length} steps`;
  return (
    <Dialog opened={left !== null} onClose={onBack} title={`Continue with ${steps} first?`}>
      <p>{`Left over from your last plan: ${stepsText(asked, shown, world)}.`}</p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <CommandButton variant="default" loading={pending} onClick={() => onAnswer(true)}>
          Continue with them first
        </CommandButton>
        <CommandButton loading={pending} onClick={() => onAnswer(false)}>
          Begin without them
        </CommandButton>
      </Group>
    </Dialog>
  );
}
