import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';

/** See `Dialog`, which shows it. */
export function DialogBox({ opened, ...props }: ModalProps) {
  // A dialog notes whom to give the focus back to when it opens, not when it is there open from the beginning.
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  return <Modal {...props} opened={opened && mounted} />;
}
