import { useMediaQuery } from '@mantine/hooks';
import { Link, useSearch } from '@tanstack/react-router';
import { guidePath } from '../../features/guide/guide-path.ts';
import { boardNamed } from '../../features/leaderboards/boards.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardSelect } from './BoardSelect.tsx';
import { boardSearch } from './board-search.ts';
import { HiddenNotice } from './HiddenNotice.tsx';
import styles from './LeaderboardsScreen.module.css';
import { Standings } from './Standings.tsx';

/** The leaderboards (specification 2.100). The address contains the shown board and the shown page. */
export function LeaderboardsScreen() {
  const { board: name, page = 1 } = useSearch({ strict: false, select: boardSearch });
  const board = boardNamed(name);
  useTitle(`${board.title} · Leaderboards`);
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false });
  return (
    <>
      <PageHead title="Leaderboards">
        <Link {...guidePath('leaderboards')} className={styles.guide}>
          <Glyph name="bookmarklet" size={18} /> What each board counts
        </Link>
      </PageHead>
      <HiddenNotice />
      <div className={styles.screen}>
        {isNarrow ? <BoardSelect current={board.type} /> : <BoardList current={board.type} />}
        <Standings key={board.type} board={board} page={page} />
      </div>
    </>
  );
}
