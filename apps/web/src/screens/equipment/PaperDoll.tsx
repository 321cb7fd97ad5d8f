import type { Slot } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemTile } from '../../features/items/ItemTile.tsx';
import { amountIn, SLOTS, type SlotSpec } from '../../features/items/slots.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './PaperDoll.module.css';

interface PaperDollProps {
  readonly selected: Slot | null;
  readonly onSelect: (slot: Slot) => void;
}

/** The thirteen slots, each at its place on a body. An empty slot shows a faint glyph. */
export function PaperDoll({ selected, onSelect }: PaperDollProps) {
  return (
    <ul className={styles.doll} aria-label="What you wear">
      {SLOTS.map((spec) => (
        <SlotCell
          key={spec.slot}
          spec={spec}
          selected={selected === spec.slot}
          onSelect={() => onSelect(spec.slot)}
        />
      ))}
    </ul>
  );
}

interface SlotCellProps {
  readonly spec: SlotSpec;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function SlotCell({ spec, selected, onSelect }: SlotCellProps) {
  const world = useWorld();
  const equipment = useCharacter((character) => character.shown.equipment);
  const item = world.item(equipment[spec.slot] ?? 0);
  const amount = amountIn(spec.slot, equipment);
  const words = item && (spec.slot === 'food' ? `${item.name}, ${formatNumber(amount)}` : item.name);
  return (
    <li className={styles.cell} style={{ gridColumn: spec.column, gridRow: spec.row }} title={words}>
      {item ? (
        <ItemTile item={item} amount={amount} selected={selected} onSelect={onSelect} />
      ) : (
        <EmptySlotCell spec={spec} selected={selected} onSelect={onSelect} />
      )}
      <span className={styles.name} aria-hidden="true">
        {spec.name}
      </span>
    </li>
  );
}

function EmptySlotCell({ spec: { name, glyph }, selected, onSelect }: SlotCellProps) {
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
