import { Button } from '@mantine/core';
import type { CharacterRankings, OwnProfile } from '@slumberfell/protocol';
import { BOARD_GROUPS } from '../../features/leaderboards/boards.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { type Counted, hasScoreOn } from './has-score.ts';
import styles from './OverallRanks.module.css';
import { Rank } from './Rank.tsx';
import { rankOn } from './ranks.ts';

const OVERALL = BOARD_GROUPS[0]?.boards ?? [];

interface OverallRanksProps {
  readonly profile: OwnProfile;
  /**
   * What the leaderboards for trophies, cards and gold count; null for another player's character, because
   * its profile does not contain that.
   */
  readonly counted: Counted | null;
  /** Null while the rankings are fetched. */
  readonly rankings: CharacterRankings | null;
  /** Set when the rankings could not be fetched: a function that fetches them again. */
  readonly onRetry: (() => void) | null;
}

/** The character's ranks on the leaderboards that are not about a skill. */
export const OverallRanks = ({ profile, counted, rankings, onRetry }: OverallRanksProps) =>
  onRetry ? (
    <p className={styles.failed}>
      The leaderboards did not answer.
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Ask again
      </Button>
    </p>
  ) : (
    <ul className={styles.ranks} aria-label="Leaderboards">
      {OVERALL.map(({ type, title, glyph }) => (
        <li key={type}>
          <Glyph name={glyph} size={20} />
          <span>{title}</span>
          <Rank type={type} ranking={rankOn(rankings, type)} hasScore={hasScoreOn(type, profile, counted)} />
        </li>
      ))}
    </ul>
  );
