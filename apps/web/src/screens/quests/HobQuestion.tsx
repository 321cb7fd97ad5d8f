import { Button, Group } from '@mantine/core';
import { formatNumber } from '../../lib/format/number.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';

interface HobQuestionProps {
  readonly opened: boolean;
  readonly price: number;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once before a delivery of the story is paid for with gold. */
export const HobQuestion = ({ opened, price, pending, onClose, onConfirm }: HobQuestionProps) => (
  <Dialog opened={opened} onClose={onClose} title="Let Hob bring it?">
    <p>{`For ${formatNumber(price)} gold, Hob Farthing brings everything that is asked for. What you own of it stays in your bag.`}</p>
    <Group justify="flex-end" mt="lg" gap="sm">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <CommandButton loading={pending} onClick={onConfirm}>
        {`Pay ${formatNumber(price)} gold`}
      </CommandButton>
    </Group>
  </Dialog>
);
