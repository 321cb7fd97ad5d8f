import type { Item } from '@slumberfell/engine';
import type { MouseEvent } from 'react';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { QUALITY_NAMES } from '../../ui/pictures/names.ts';
import { traitCount } from '../traits/trait-count.ts';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './ItemTile.module.css';
import { tierText } from './tier-text.ts';
import { RANK_NAMES, type TrophyRank } from './trophy-rank.ts';

/** A mark of an item: kept or junk, as the player marked it, or that it is in a saved set. */
export type ItemMark = 'kept' | 'junk' | 'set';

const MARK_GLYPHS = { kept: 'plain-padlock', junk: 'swap-bag', set: 'save' } as const satisfies Record<
  ItemMark,
  GlyphName
>;
const MARK_TEXTS: Readonly<Record<ItemMark, string>> = { kept: 'kept', junk: 'junk', set: 'in a saved set' };

interface ItemTileProps {
  readonly item: Item;
  /** The amount at the bottom right of the tile; shown only when it is above 1. */
  readonly amount?: number | undefined;
  readonly worn?: boolean;
  /** Only for a trophy: its rank, which follows from the claimed amount. */
  readonly tier?: TrophyRank | undefined;
  /** If given, the tile is a button. Otherwise the tile is a picture, and the text around it describes it. */
  readonly onSelect?: ((event: MouseEvent) => void) | undefined;
  readonly mark?: ItemMark | undefined;
  /** Whether it is better than what is worn in its slot. */
  readonly better?: boolean;
  readonly selected?: boolean;
  /** The button's `tabIndex`, in a grid in which the Tab key stops only once. */
  readonly tabIndex?: 0 | -1 | undefined;
}

/** An item as a square tile with picture, frame and amount, as wide as its grid cell. */
export function ItemTile({
  item,
  amount = 1,
  worn = false,
  tier,
  mark,
  better = false,
  onSelect,
  selected = false,
  tabIndex,
}: ItemTileProps) {
  const traits = traitCount(item);
  const inside = (
    <>
      <ItemPicture item={item} tier={tier === 'locked' ? undefined : tier} />
      {amount > 1 && (
        <span translate="no" className={styles.amount} aria-hidden="true">
          {formatCompact(amount)}
        </span>
      )}
      {worn && (
        <span className={styles.worn} aria-hidden="true">
          E
        </span>
      )}
      {mark !== undefined && (
        <span className={styles.mark} data-mark={mark}>
          <Glyph name={MARK_GLYPHS[mark]} size={12} />
        </span>
      )}
      {better && (
        <span className={styles.better}>
          <Glyph name="upgrade" size={12} />
        </span>
      )}
      {traits !== null && (
        <span className={styles.trait}>
          <Glyph name="star-formation" size={12} />
        </span>
      )}
      {tier === 'locked' && (
        <span className={styles.fresh}>
          <Glyph name="trophy" size={12} />
        </span>
      )}
    </>
  );
  if (!onSelect) return <span className={styles.tile}>{inside}</span>;
  const facts = [
    item.name,
    QUALITY_NAMES[item.quality],
    tierText(item),
    traits,
    formatNumber(amount),
    worn && 'equipped',
    tier && ON_THE_SHELF[tier],
    mark && MARK_TEXTS[mark],
    better && 'better than what you are wearing',
  ];
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={facts.filter(Boolean).join(', ')}
      aria-pressed={selected}
      tabIndex={tabIndex}
      onClick={onSelect}
    >
      {inside}
    </button>
  );
}

const ON_THE_SHELF: Readonly<Record<TrophyRank, string>> = {
  locked: 'not in your Relicarium yet',
  bronze: `${RANK_NAMES.bronze} in your Relicarium`,
  silver: `${RANK_NAMES.silver} in your Relicarium`,
  gold: `${RANK_NAMES.gold} in your Relicarium`,
};
