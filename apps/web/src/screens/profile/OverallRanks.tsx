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
  /** What the boards count of the character; null for other players' characters. */
  readonly counted: Counted | null;
  /** Null while they are fetched. */
  readonly rankings: CharacterRankings | null;
  /** Set when they could not be fetched: fetches again. */
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
