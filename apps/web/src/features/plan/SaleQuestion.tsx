import { Button, Group } from '@mantine/core';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { useLastShown } from '../../ui/components/use-last-shown.ts';

interface SaleQuestionProps {
  /** What the planned sale would bring now; null while nothing is asked. */
  readonly gold: number | null;
  readonly pending: boolean;
  readonly onPlan: () => void;
  readonly onBack: () => void;
}

/** Asks before a sale is planned that brings much, because its player is away when it is made. */
export function SaleQuestion({ gold, pending, onPlan, onBack }: SaleQuestionProps) {
  const asked = useLastShown(gold);
  if (asked === null) return null;
  return (
    <Dialog opened={gold !== null} onClose={onBack} title="Sell that much?">
      <p>
        <span>What you have of it now is worth</span> <Gold amount={asked} />.{' '}
        <span>
          It is sold when its turn comes, along with whatever comes in before then. You can undo a plan’s
          latest sale until ten minutes after the next thing that you do, and for a day at most.
        </span>
      </p>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onBack}>
          Cancel
        </Button>
        <CommandButton loading={pending} onClick={onPlan}>
          Plan the sale
        </CommandButton>
      </Group>
    </Dialog>
  );
}
