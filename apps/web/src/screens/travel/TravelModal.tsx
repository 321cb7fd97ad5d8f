import { Modal } from '@mantine/core';

export interface TravelModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Where a character goes from here (spec section 2, Region Travel modal). */
export function TravelModal({ opened, onClose }: TravelModalProps) {
  return <Modal opened={opened} onClose={onClose} title="Region travel" size="xl" />;
}
