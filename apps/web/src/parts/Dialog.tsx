import type { ModalProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { laterPart } from '../house/later.ts';

const DialogBox = laterPart(async () => (await import('./DialogBox.tsx')).DialogBox);

/** A dialog: Mantine's `Modal`, fetched when the first one opens. */
export function Dialog(props: ModalProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return <Suspense>{wanted && <DialogBox {...props} />}</Suspense>;
}
