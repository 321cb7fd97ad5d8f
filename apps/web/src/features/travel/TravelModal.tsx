import { useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { useCharacter } from '../character/use-character.ts';
import { orderByRate, RATE_ORDERS, type RateOrder } from '../forecast/rate-order.ts';
import { useRates } from '../forecast/use-rates.ts';
import { GuideLink } from '../guide/GuideLink.tsx';
import { WikiLinkFollowed } from '../wiki/WikiLink.tsx';
import { RegionCard } from './RegionCard.tsx';
import { RegionDetails } from './RegionDetails.tsx';
import styles from './TravelModal.module.css';

export interface TravelModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * The dialog for travelling (specification 2.40, 2.41): first all regions, then the details of the region
 * that the player chooses. One dialog shows both, because a second dialog would make the screen flicker.
 * Closing the details shows the regions again.
 */
export function TravelModal({ opened, onClose }: TravelModalProps) {
  const world = useWorld();
  const [chosenId, setChosenId] = useState<number | null>(null);
  // Id of the region whose details the player has closed; its card then gets the focus. Null for none.
  const [leftId, setLeftId] = useState<number | null>(null);
  const chosen = chosenId === null ? undefined : world.region(chosenId);
  const back = () => {
    setLeftId(chosenId);
    setChosenId(null);
  };
  const close = () => {
    setLeftId(null);
    setChosenId(null);
    onClose();
  };
  return (
    <Dialog
      className="sheet"
      opened={opened}
      onClose={chosen ? back : close}
      title={chosen?.name ?? 'Region travel'}
      size={740}
      closeButtonProps={{ 'aria-label': chosen ? 'Back to the regions' : 'Close' }}
    >
      {chosen ? (
        <WikiLinkFollowed value={close}>
          <RegionDetails region={chosen} onBack={back} onArrive={close} />
        </WikiLinkFollowed>
      ) : (
        <Regions leftId={leftId} onChoose={setChosenId} onLeave={close} />
      )}
    </Dialog>
  );
}

interface RegionsProps {
  readonly leftId: number | null;
  readonly onChoose: (regionId: number) => void;
  /** Called when a link in the dialog opens another page. */
  readonly onLeave: () => void;
}

function Regions({ leftId, onChoose, onLeave }: RegionsProps) {
  const world = useWorld();
  const current = useCharacter((character) => character.shown.regionId);
  const { regions } = world.sets;
  const [order, setOrder] = useState<RateOrder>('level');
  const { rateOf, isDone } = useRates(regions.map(({ id }) => ({ kind: 'region', id })));
  const rateIn = (regionId: number) => rateOf({ kind: 'region', id: regionId });
  return (
    <>
      <SelectField
        label="Sort by open combat"
        className={styles.order ?? ''}
        data={[...RATE_ORDERS]}
        value={order}
        onChange={setOrder}
      />
      <ul className={styles.regions}>
        {orderByRate(regions, ({ id }) => rateIn(id), isDone ? order : 'level').map((region) => (
          <li key={region.id}>
            <RegionCard
              region={region}
              here={region.id === current}
              rate={rateIn(region.id)}
              takesFocus={region.id === leftId}
              onChoose={() => onChoose(region.id)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.guide}>
        <GuideLink article="the-regions" onClick={onLeave}>
          About the regions, and travelling
        </GuideLink>
      </p>
    </>
  );
}
