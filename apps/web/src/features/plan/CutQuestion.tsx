import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { useIdleTime } from '../character/use-idle-time.ts';

const SECONDS_PER_HOUR = 3_600;

interface CutQuestionProps {
  /** What is gathered to the end of the plan; null while nothing is asked. */
  readonly itemId: number | null;
  /** What shall follow it, as the rest of a sentence. */
  readonly next: string;
  readonly pending: boolean;
  readonly onCut: (seconds: number) => void;
  readonly onBack: () => void;
}

/** Asks how long something is gathered, before something else that is gathered to the end of the plan. */
export function CutQuestion({ itemId, onBack, ...question }: CutQuestionProps) {
  return (
    <Dialog opened={itemId !== null} onClose={onBack} title="How long first?">
      {itemId !== null && <Question itemId={itemId} onBack={onBack} {...question} />}
    </Dialog>
  );
}

function Question({ itemId, next, pending, onCut, onBack }: CutQuestionProps & { readonly itemId: number }) {
  const world = useWorld();
  const most = Math.max(1, Math.floor(useIdleTime() / SECONDS_PER_HOUR));
  const [hours, setHours] = useState(Math.max(1, Math.floor(most / 2)));
  const name = world.item(itemId)?.name ?? 'it';
  return (
    <>
      <p>{`The plan gathers ${name} to its end, so nothing could follow. How many hours of ${name} first?`}</p>
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
