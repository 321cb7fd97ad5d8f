import type { LeaderboardType } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { boardNamed, CROWNS } from '../../features/leaderboards/boards.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './Rank.module.css';

interface RankProps {
  readonly type: LeaderboardType;
  /** The rank, from 1; null when the character has no rank yet; undefined while the rankings are fetched. */
  readonly ranking: number | null | undefined;
  /**
   * Whether the character has more than 0 of what the board counts, such as gold. If not, its rank is not
   * shown.
   */
  readonly hasScore: boolean;
}

/** A character's rank on a leaderboard, as a link to that board. Ranks 1 to 3 have a crown. */
export function Rank({ type, ranking, hasScore }: RankProps) {
  if (ranking === undefined) return <span className={styles.rank} />;
  if (ranking === null || !hasScore) return <span className={styles.rank}>Not yet ranked</span>;
  const { title } = boardNamed(type);
  return (
    <Link
      to="/leaderboards"
      search={{ board: type }}
      className={styles.rank}
      data-crown={ranking <= CROWNS ? ranking : undefined}
      aria-label={`Rank ${formatNumber(ranking)}, ${title} leaderboard`}
    >
      {ranking <= CROWNS && <Glyph name="crown" size={15} />}
      <span translate="no">{`#${formatNumber(ranking)}`}</span>
    </Link>
  );
}
