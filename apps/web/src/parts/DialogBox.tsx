import { Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';

/** See `Dialog`, which shows it. */
export function DialogBox({ opened, ...props }: ModalProps) {
  // A dialog notes whom to give the focus back to when it opens, not when it is there open from the beginning.
  const mounted = useMounted();
  return <Modal {...props} opened={opened && mounted} />;
}
