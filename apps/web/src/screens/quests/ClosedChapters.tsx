import type { Chapter, World } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './ClosedChapters.module.css';

interface ClosedChaptersProps {
  /** The number of the next chapter. */
  readonly next: number;
  readonly world: World;
}

/** The closed chapters by region, folded, to be read again. */
export function ClosedChapters({ next, world }: ClosedChaptersProps) {
  const closed = world.quests.chapters.filter(({ id }) => id < next);
  if (closed.length === 0) return null;
  const regionIds = [...new Set(closed.map(({ regionId }) => regionId))];
  return (
    <Panel
      title="What has been told"
      aside={<small>{`${closed.length} of ${world.quests.chapters.length}`}</small>}
    >
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
  <Fold label={`${id}. ${title}`}>
    <p className={styles.text}>{opening}</p>
    <p className={styles.text}>{closing}</p>
    {unlocks.some(({ kind }) => kind === 'ending') && (
      <Link to="/quests/ending" className={styles.ending}>
        Read it as the last page
      </Link>
    )}
  </Fold>
);

/** Its content is rendered only while it is open. */
function Fold({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
