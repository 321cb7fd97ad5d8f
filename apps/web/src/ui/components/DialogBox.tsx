import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { useBackToClose } from './use-back-to-close.ts';
import { useScrollLock } from './use-scroll-lock.ts';

export interface DialogProps extends ModalProps {
  /**
   * Whether the dialog has a route of its own. The browser's Back button then closes it through the router.
   */
  readonly hasAddress?: boolean;
}

/** The content of `Dialog`, in a script of its own. */
export function DialogBox({ opened, hasAddress = false, ...props }: DialogProps) {
  useBackToClose(opened && !hasAddress, props.onClose);
  // Mantine notes the focused element when `opened` changes to true, not when the dialog mounts open. The
  // dialog therefore always mounts closed and opens right after, so that it can give the focus back.
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  const isOpen = opened && mounted;
  useScrollLock(isOpen);
  return <Modal {...props} opened={isOpen} />;
}
