import type { LeaderboardType } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { boardNamed, CROWNS } from '../../features/leaderboards/boards.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './Rank.module.css';

interface RankProps {
  readonly type: LeaderboardType;
  /** From 1; null where there is none yet; undefined while it is on its way. */
  readonly ranking: number | null | undefined;
  /** Whether the board counts anything of the character; a rank among those who have nothing is none. */
  readonly hasScore: boolean;
}

/** A character's place on a leaderboard, which it leads to; the first three wear their crowns. */
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
