import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { useBackToClose } from './use-back-to-close.ts';
import { useStillPage } from './use-still-page.ts';

export interface DialogProps extends ModalProps {
  /** Whether it is opened by an address, from which the way back leads by itself. */
  readonly hasAddress?: boolean;
}

/** See `Dialog`, which shows it. */
export function DialogBox({ opened, hasAddress = false, ...props }: DialogProps) {
  useBackToClose(opened && !hasAddress, props.onClose);
  // A dialog notes whom to give the focus back to when it opens, not when it is there open from the beginning.
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  const isOpen = opened && mounted;
  useStillPage(isOpen);
  return <Modal {...props} opened={isOpen} />;
}
