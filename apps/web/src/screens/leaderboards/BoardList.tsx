import type { LeaderboardType } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { BOARD_GROUPS } from '../../features/leaderboards/boards.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './BoardList.module.css';

/**
 * Scrolls to the link of the current board when the page opens, because the list may be longer than the
 * window.
 */
const reveal = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' });

/** The list of boards (specification 2.101), beside the board. */
export const BoardList = ({ current }: { readonly current: LeaderboardType }) => (
  <nav className={styles.list} aria-label="Boards">
    {BOARD_GROUPS.map(({ title, boards }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {boards.map((board) => (
            <li key={board.type}>
              <Link
                to="/leaderboards"
                search={{ board: board.type }}
                activeOptions={{ exact: true }}
                ref={board.type === current ? reveal : undefined}
                aria-current={board.type === current ? 'page' : undefined}
              >
                <Glyph name={board.glyph} size={18} />
                <span>{board.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
