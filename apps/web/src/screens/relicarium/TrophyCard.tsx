import type { Item } from '@slumberfell/engine';
import { memo } from 'react';
import { TrophyPicture } from '../../features/items/TrophyPicture.tsx';
import { RANK_NAMES, trophyRank } from '../../features/items/trophy-rank.ts';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './TrophyCard.module.css';

/** Claimed amounts of this size and above are shortened, such as `1.2k`; the tooltip has the whole amount. */
const MANY = 1000;

interface TrophyCardProps {
  readonly item: Item;
  readonly claimed: number;
  /** Seconds of idle time that the trophy gives. */
  readonly bonusTime: number;
  /** The trophy's amount in the inventory. */
  readonly inBag: number;
  readonly tabIndex: 0 | -1;
  readonly onSelect: (item: Item) => void;
}

/** A trophy as a tile, in the metal of its rank. A trophy of which none is claimed is a dark outline. */
export const TrophyCard = memo(function TrophyCard(props: TrophyCardProps) {
  const { item, claimed, bonusTime, inBag, tabIndex, onSelect } = props;
  const tier = trophyRank(claimed);
  return (
    <button
      type="button"
      className={styles.card}
      data-tier={tier}
      data-many={claimed >= MANY}
      tabIndex={tabIndex}
      title={claimed < MANY ? item.name : `${item.name}, ${formatNumber(claimed)} claimed`}
      onClick={() => onSelect(item)}
    >
      <span className={styles.picture}>
        <TrophyPicture item={item} rank={tier} />
      </span>
      <span className={styles.name}>{item.name}</span>
      <span className={styles.facts}>
        <span>
          <span className={styles.tier}>{RANK_NAMES[tier]}</span>
          {claimed > 0 && (
            <>
              {' '}
              <span translate="no" aria-hidden="true">{`×${formatCompact(claimed)}`}</span>
              <span className="visually-hidden">{`, ${formatNumber(claimed)} claimed, `}</span>
            </>
          )}
        </span>
        <span>{`${claimed === 0 ? '+' : ''}${bonusTime} s`}</span>
      </span>
      {inBag > 0 && (
        <span className={styles.bag}>
          <Glyph name="knapsack" size={13} />
          <span translate="no">{formatCompact(inBag)}</span>
          <span className="visually-hidden"> in your bag</span>
        </span>
      )}
    </button>
  );
});
