import { Button } from '@mantine/core';
import { useState } from 'react';
import { NextList } from '../../features/next/NextList.tsx';
import { SetBar } from '../../features/sets/SetBar.tsx';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Attributes } from './Attributes.tsx';
import { CompanionDetails } from './CompanionDetails.tsx';
import { type DollSlot, dollSlotName } from './doll-slot.ts';
import styles from './EquipmentScreen.module.css';
import { PaperDoll } from './PaperDoll.tsx';
import { SlotDetails } from './SlotDetails.tsx';
import { Upgrades } from './Upgrades.tsx';
import { type Advice, useAdvice } from './use-advice.ts';
import { WornItemSets } from './WornItemSets.tsx';

type Sheet = 'dollSlot' | 'attributes';

/** The worn pieces and the companion, the details of one, and the attributes that the pieces give. */
export function EquipmentScreen() {
  useTitle('Equipment');
  const isPhone = useIsPhone();
  const advice = useAdvice();
  const [dollSlot, setDollSlot] = useState<DollSlot>('weapon');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const select = (chosen: DollSlot) => {
    setDollSlot(chosen);
    setSheet('dollSlot');
  };
  const close = () => setSheet(null);

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
          <PaperDoll selected={sheet === 'dollSlot' ? dollSlot : null} onSelect={select} />
        </Panel>
        <div className={styles.below}>
          <WornItemSets />
          <Upgrades advice={advice} />
          <NextList />
        </div>
        <Dialog
          className="sheet"
          opened={sheet === 'dollSlot'}
          onClose={close}
          title={dollSlotName(dollSlot)}
        >
          <DollSlotDetails dollSlot={dollSlot} advice={advice} />
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
            <PaperDoll selected={dollSlot} onSelect={setDollSlot} />
          </Panel>
          <Panel title="Attributes">
            <Attributes />
          </Panel>
          <WornItemSets />
          <NextList />
        </div>
        <div className={styles.side}>
          <Panel brass title={dollSlotName(dollSlot)}>
            <DollSlotDetails dollSlot={dollSlot} advice={advice} />
          </Panel>
          {/* Last, so that nothing moves when the answer arrives. */}
          <Upgrades advice={advice} />
        </div>
      </div>
    </>
  );
}

const DollSlotDetails = ({ dollSlot, advice }: { readonly dollSlot: DollSlot; readonly advice: Advice }) =>
  dollSlot === 'companion' ? <CompanionDetails /> : <SlotDetails slot={dollSlot} advice={advice} />;
