import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { useBackToClose } from './use-back-to-close.ts';
import { useIsTopDialog } from './use-is-top-dialog.ts';
import { useScrollLock } from './use-scroll-lock.ts';

export interface DialogProps extends ModalProps {
  /** Whether the dialog has its own route. The browser's Back button then closes it through the router. */
  readonly hasAddress?: boolean;
}

/** The content of `Dialog`. It is a separate script, which is fetched later. */
export function DialogBox({ opened, hasAddress = false, ...props }: DialogProps) {
  // Mantine stores which element has the focus when `opened` changes to true, but not when the dialog mounts
  // with `opened`. The dialog therefore mounts closed and opens right after, so that Mantine can return the
  // focus when the dialog closes. It opens in an update from a layout effect at each opening: React runs the
  // effects of such an update at once. Those of a deferred update run later, when the dialog itself has the
  // focus.
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => setIsOpen(opened), [opened]);
  const isTop = useIsTopDialog(isOpen);
  useBackToClose(opened && isTop && !hasAddress, props.onClose);
  useScrollLock(isOpen);
  return <Modal {...props} opened={isOpen} closeOnEscape={isTop} />;
}
