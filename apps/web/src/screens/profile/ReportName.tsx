import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { ReportForm } from './ReportForm.tsx';

interface ReportNameProps {
  readonly characterId: number;
  readonly name: string;
}

/** The button on another player's profile that reports the character's name to the administrators. */
export function ReportName(props: ReportNameProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpened(true)}>
        Report the name
      </Button>
      <Dialog opened={opened} onClose={close} title={`Report the name ${props.name}`} size={440}>
        <ReportForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}
