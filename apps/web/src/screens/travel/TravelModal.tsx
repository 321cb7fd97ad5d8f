import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useCharacter } from '../../character/use-character.ts';
import { useWorld } from '../../static-data/load.ts';
import { RegionCard } from './RegionCard.tsx';
import { RegionDetails } from './RegionDetails.tsx';
import styles from './TravelModal.module.css';

export interface TravelModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Where a character goes from here (spec section 2, Region Travel modal): all regions, then what the chosen one holds.
 * Closing the details leads back to the regions, so Esc always undoes one step.
 */
export function TravelModal({ opened, onClose }: TravelModalProps) {
  const world = useWorld();
  const current = useCharacter((character) => character.shown.regionId);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = chosenId === null ? undefined : world.region(chosenId);
  const back = () => setChosenId(null);
  const arrive = () => {
    setChosenId(null);
    onClose();
  };
  return (
    <>
      <Modal opened={opened && !chosen} onClose={onClose} title="Region travel" size={740}>
        <ul className={styles.regions}>
          {world.sets.regions.map((region) => (
            <li key={region.id}>
              <RegionCard
                region={region}
                here={region.id === current}
                onChoose={() => setChosenId(region.id)}
              />
            </li>
          ))}
        </ul>
      </Modal>
      <Modal
        className="sheet"
        opened={opened && chosen !== undefined}
        onClose={back}
        title={chosen?.name ?? ''}
        size={740}
        closeButtonProps={{ 'aria-label': 'Back to the regions' }}
      >
        {chosen && <RegionDetails region={chosen} onArrive={arrive} />}
      </Modal>
    </>
  );
}
