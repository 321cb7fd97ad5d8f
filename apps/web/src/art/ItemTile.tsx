import type { Item } from '@slumberfell/engine';
import { formatCompact, formatNumber } from '../format/number.ts';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './ItemTile.module.css';
import { QUALITY_NAMES } from './names.ts';

interface ItemTileProps {
  readonly item: Item;
  /** Shown at the bottom right when there is more than one. */
  readonly amount?: number | undefined;
  readonly worn?: boolean;
  /** Given, the tile is a button; without it, a picture that is described by the words around it. */
  readonly onSelect?: (() => void) | undefined;
  readonly selected?: boolean;
}

/** An item as a square tile: picture, frame of its quality, amount. As wide as its grid cell. */
export function ItemTile({ item, amount = 1, worn = false, onSelect, selected = false }: ItemTileProps) {
  const inside = (
    <>
      <ItemPicture item={item} />
      {amount > 1 && (
        <span className={styles.amount} aria-hidden="true">
          {formatCompact(amount)}
        </span>
      )}
      {worn && (
        <span className={styles.worn} aria-hidden="true">
          E
        </span>
      )}
    </>
  );
  if (!onSelect) return <span className={styles.tile}>{inside}</span>;
  const label = `${item.name}, ${QUALITY_NAMES[item.quality]}, ${formatNumber(amount)}${worn ? ', equipped' : ''}`;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={label}
      aria-pressed={selected}
      onClick={onSelect}
    >
      {inside}
    </button>
  );
}
