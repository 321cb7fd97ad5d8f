import type { Chapter, World } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { Panel } from '../../ui/components/Panel.tsx';
import { ChapterBadge } from '../../ui/pictures/ChapterBadge.tsx';
import styles from './ClosedChapters.module.css';
import { Fold } from './Fold.tsx';

interface ClosedChaptersProps {
  /** The number of the next chapter. */
  readonly next: number;
  readonly world: World;
}

/** The closed chapters by region, folded, to be read again. */
export function ClosedChapters({ next, world }: ClosedChaptersProps) {
  const all = world.quests.chapters;
  const closed = all.filter(({ id }) => id < next);
  if (closed.length === 0) return null;
  const regionIds = [...new Set(closed.map(({ regionId }) => regionId))];
  return (
    <Panel title="What has been told" aside={<small>{`${closed.length} of ${all.length}`}</small>}>
      <div className={styles.shelf} role="img" aria-label={`${closed.length} of ${all.length} badges`}>
        {all.map(({ id }) => (
          <ChapterBadge key={id} chapterId={id} size="shelf" isEarned={id < next} />
        ))}
      </div>
      <div className={styles.regions}>
        {regionIds.map((regionId) => {
          const chapters = closed.filter((chapter) => chapter.regionId === regionId);
          const count = chapters.length === 1 ? 'one chapter' : `${chapters.length} chapters`;
          return (
            <Fold key={regionId} label={`${world.region(regionId)?.name}: ${count}`}>
              {chapters.map((chapter) => (
                <Told key={chapter.id} chapter={chapter} />
              ))}
            </Fold>
          );
        })}
      </div>
    </Panel>
  );
}

const Told = ({ chapter: { id, title, opening, closing, unlocks } }: { readonly chapter: Chapter }) => (
  <Fold label={`${id}. ${title}`} picture={<ChapterBadge chapterId={id} size="row" isEarned />}>
    <p className={styles.text}>{opening}</p>
    <p className={styles.text}>{closing}</p>
    {unlocks.some(({ kind }) => kind === 'ending') && (
      <Link to="/quests/ending" className={styles.ending}>
        Read it as the last page
      </Link>
    )}
  </Fold>
);
