import { Button } from '@mantine/core';
import type { Slot } from '@slumberfell/engine';
import { useState } from 'react';
import { SLOTS } from '../../features/items/slots.ts';
import { SetBar } from '../../features/sets/SetBar.tsx';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Attributes } from './Attributes.tsx';
import styles from './EquipmentScreen.module.css';
import { PaperDoll } from './PaperDoll.tsx';
import { SlotDetails } from './SlotDetails.tsx';
import { Upgrades } from './Upgrades.tsx';
import { useAdvice } from './use-advice.ts';

type Sheet = 'slot' | 'attributes';

/** The worn pieces, the details of one, and the attributes that they give. */
export function EquipmentScreen() {
  useTitle('Equipment');
  const isPhone = useIsPhone();
  const advice = useAdvice();
  const [slot, setSlot] = useState<Slot>('weapon');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const select = (chosen: Slot) => {
    setSlot(chosen);
    setSheet('slot');
  };
  const close = () => setSheet(null);
  const slotName = SLOTS.find((spec) => spec.slot === slot)?.name;

  if (isPhone) {
    return (
      <>
        <PageHead title="Equipment">
          <Button
            variant="default"
            fullWidth
            leftSection={<Glyph name="visored-helm" size={18} />}
            onClick={() => setSheet('attributes')}
          >
            Attributes
          </Button>
        </PageHead>
        <SetBar />
        <Panel>
          <PaperDoll selected={sheet === 'slot' ? slot : null} onSelect={select} />
        </Panel>
        <div className={styles.below}>
          <Upgrades advice={advice} />
        </div>
        <Dialog className="sheet" opened={sheet === 'slot'} onClose={close} title={slotName}>
          <SlotDetails slot={slot} advice={advice} />
        </Dialog>
        <Dialog className="sheet" opened={sheet === 'attributes'} onClose={close} title="Attributes">
          <Attributes />
        </Dialog>
      </>
    );
  }
  return (
    <>
      <PageHead title="Equipment" />
      <SetBar />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel>
            <PaperDoll selected={slot} onSelect={setSlot} />
          </Panel>
          <Panel title="Attributes">
            <Attributes />
          </Panel>
        </div>
        <div className={styles.side}>
          <Panel brass title={slotName}>
            <SlotDetails slot={slot} advice={advice} />
          </Panel>
          {/* Last, so that nothing moves when the answer arrives. */}
          <Upgrades advice={advice} />
        </div>
      </div>
    </>
  );
}
