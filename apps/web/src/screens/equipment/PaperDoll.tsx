import { Fragment } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { companionOf } from '../../features/companions/companion-choices.ts';
import { ItemTile } from '../../features/items/ItemTile.tsx';
import { amountIn, SLOTS, type SlotSpec } from '../../features/items/slots.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { type DollSlot, dollSlotName } from './doll-slot.ts';
import styles from './PaperDoll.module.css';

interface PaperDollProps {
  readonly selected: DollSlot | null;
  readonly onSelect: (dollSlot: DollSlot) => void;
}

/** The pet that goes along is beside the boots. */
const COMPANION_CELL = { after: 'boots', column: 3, row: 4 } as const;

/** The thirteen slots, each at its place on a body, and the companion. An empty one shows a faint glyph. */
export function PaperDoll({ selected, onSelect }: PaperDollProps) {
  return (
    <ul className={styles.doll} aria-label="What you wear and take with you">
      {SLOTS.map((spec) => (
        <Fragment key={spec.slot}>
          <SlotCell spec={spec} selected={selected === spec.slot} onSelect={() => onSelect(spec.slot)} />
          {spec.slot === COMPANION_CELL.after && (
            <CompanionCell selected={selected === 'companion'} onSelect={() => onSelect('companion')} />
          )}
        </Fragment>
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
        <EmptyPlace name={spec.name} glyph={spec.glyph} selected={selected} onSelect={onSelect} />
      )}
      <span className={styles.name} aria-hidden="true">
        {spec.name}
      </span>
    </li>
  );
}

function CompanionCell({ selected, onSelect }: Omit<SlotCellProps, 'spec'>) {
  const world = useWorld();
  const companion = useCharacter(({ shown }) => shown.companion);
  const pet = companionOf({ companion }, world);
  const name = dollSlotName('companion');
  const { column, row } = COMPANION_CELL;
  return (
    <li className={styles.cell} style={{ gridColumn: column, gridRow: row }} title={pet?.name}>
      {pet ? (
        <ItemTile item={pet} selected={selected} onSelect={onSelect} />
      ) : (
        <EmptyPlace name={name} glyph="paw" selected={selected} onSelect={onSelect} />
      )}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </li>
  );
}

interface EmptyPlaceProps extends Omit<SlotCellProps, 'spec'> {
  readonly name: string;
  readonly glyph: GlyphName;
}

function EmptyPlace({ name, glyph, selected, onSelect }: EmptyPlaceProps) {
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
