import type { LeaderboardType } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { boardNamed, CROWNS } from '../../features/leaderboards/boards.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './Rank.module.css';

interface RankProps {
  readonly type: LeaderboardType;
  /** From 1; null for no rank yet; undefined while it is fetched. */
  readonly ranking: number | null | undefined;
  /** Whether the character has anything that the board counts. Without it, its rank is not shown. */
  readonly hasScore: boolean;
}

/** A character's rank on a leaderboard, as a link to that board. The first three have crowns. */
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
      {ranking <= CROWNS && <Glyph name="crown" size={15} />}#{formatNumber(ranking)}
    </Link>
  );
}
