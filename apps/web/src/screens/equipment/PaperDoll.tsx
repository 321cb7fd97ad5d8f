import type { Slot } from '@slumberfell/engine';
import { ItemTile } from '../../art/ItemTile.tsx';
import { useCharacter } from '../../character/use-character.ts';
import { Glyph } from '../../glyph/Glyph.tsx';
import { useWorld } from '../../static-data/load.ts';
import styles from './PaperDoll.module.css';
import { amountIn, SLOTS, type SlotSpec } from './slots.ts';

interface PaperDollProps {
  readonly selected: Slot | null;
  readonly onSelect: (slot: Slot) => void;
}

/** The thirteen slots where a body has them, worn pieces in their frames and empty ones as shadows. */
export function PaperDoll({ selected, onSelect }: PaperDollProps) {
  return (
    <ul className={styles.doll}>
      {SLOTS.map((spec) => (
        <li key={spec.slot} className={styles.place} style={{ gridColumn: spec.column, gridRow: spec.row }}>
          <SlotTile spec={spec} selected={selected === spec.slot} onSelect={() => onSelect(spec.slot)} />
          <span className={styles.name} aria-hidden="true">
            {spec.name}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SlotTileProps {
  readonly spec: SlotSpec;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function SlotTile({ spec: { slot, name, glyph }, selected, onSelect }: SlotTileProps) {
  const world = useWorld();
  const equipment = useCharacter((character) => character.shown.equipment);
  const item = world.item(equipment[slot] ?? 0);
  if (item)
    return (
      <ItemTile item={item} amount={amountIn(slot, equipment)} selected={selected} onSelect={onSelect} />
    );
  return (
    <button
      type="button"
      className={styles.empty}
      aria-label={`${name}, empty`}
      aria-pressed={selected}
      onClick={onSelect}
    >
      <Glyph name={glyph} className={styles.shadow} />
    </button>
  );
}
