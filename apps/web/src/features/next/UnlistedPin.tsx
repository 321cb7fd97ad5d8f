import type { Wanted } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { wantedName } from './next-words.ts';
import styles from './UnlistedPin.module.css';

interface UnlistedPinProps {
  readonly wanted: Wanted;
  readonly onUnpin: () => void;
}

/** The pinned thing, where it is owned, brings nothing or is out of reach. */
export function UnlistedPin({ wanted, onUnpin }: UnlistedPinProps) {
  const name = wantedName(wanted, useWorld());
  return (
    <div className={styles.pin}>
      <Chip glyph="round-star" tone="good">
        My next
      </Chip>
      <p>{`${name}: you have it, it would not help in this fight, or you cannot get it yet.`}</p>
      <CommandButton variant="default" aria-label={`Unpin ${name}`} onClick={onUnpin}>
        Unpin
      </CommandButton>
    </div>
  );
}
