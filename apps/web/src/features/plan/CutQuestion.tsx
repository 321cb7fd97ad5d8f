import { Button, Group } from '@mantine/core';
import { SECONDS_PER_HOUR } from '@slumberfell/engine';
import { useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { useLastShown } from '../../ui/components/use-last-shown.ts';
import type { PlanDraft } from './plan-draft.ts';
import { useTimeLeft } from './use-time-left.ts';

interface CutQuestionProps {
  /** A plan whose last step gathers to the limit; null while nothing is asked. */
  readonly draft: PlanDraft | null;
  /** What shall follow it, as the rest of a sentence. */
  readonly next: string;
  readonly pending: boolean;
  readonly onCut: (seconds: number) => void;
  readonly onBack: () => void;
}

/** Asks how long something is gathered, before something that can only come after it. */
export function CutQuestion({ draft, onBack, ...question }: CutQuestionProps) {
  const asked = useLastShown(draft);
  if (asked === null) return null;
  return (
    <Dialog opened={draft !== null} onClose={onBack} title="How long first?">
      <Question draft={asked} onBack={onBack} {...question} />
    </Dialog>
  );
}

function Question({ draft, next, pending, onCut, onBack }: CutQuestionProps & { readonly draft: PlanDraft }) {
  const world = useWorld();
  const left = useTimeLeft(draft.steps.slice(0, -1));
  const most = Math.max(1, Math.floor(left / SECONDS_PER_HOUR));
  const [hours, setHours] = useState(Math.max(1, Math.floor(most / 2)));
  const last = draft.steps.at(-1);
  const name = (last?.name === 'begin-crafting' && world.item(last.input.itemId)?.name) || 'it';
  return (
    <>
      <p>{`The plan gathers ${name} until it ends, so nothing could follow. How many hours of ${name} first?`}</p>
      <AmountField label={`Hours of ${name}`} value={hours} max={most} onChange={setHours} />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onBack}>
          Cancel
        </Button>
        <CommandButton loading={pending} onClick={() => onCut(hours * SECONDS_PER_HOUR)}>
          {`${hours} h, then ${next}`}
        </CommandButton>
      </Group>
    </>
  );
}
