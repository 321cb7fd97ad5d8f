import type { Enemy } from '@slumberfell/engine';
import { useIsPhone } from '../../layout/use-is-phone.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Panel } from '../../parts/Panel.tsx';
import styles from './EnemyDetails.module.css';
import { FlipCard } from './FlipCard.tsx';

interface EnemyDetailsProps {
  /** Null before one is chosen. */
  readonly enemy: Enemy | null;
  /** Who is looked at until then, where the details stand beside the list. */
  readonly standIn: Enemy | undefined;
  /** On phones, whether the sheet is open. */
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The details card: beside the list, or on phones in a sheet (spec section 2, Bestiary). */
export function EnemyDetails({ enemy, standIn, opened, onClose }: EnemyDetailsProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <Dialog className="sheet" opened={opened} onClose={onClose} title={enemy?.name}>
        {enemy && <FlipCard enemy={enemy} />}
      </Dialog>
    );
  }
  const seen = enemy ?? standIn;
  return (
    seen && (
      <Panel brass flush className={styles.side}>
        <FlipCard enemy={seen} />
      </Panel>
    )
  );
}
