import { dayOf, type World } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { ChapterBadge } from '../../ui/pictures/ChapterBadge.tsx';
import styles from './ChapterPage.module.css';

/** How the chapter ended that was closed last, for the rest of the day. */
export function JustTold({ world }: { readonly world: World }) {
  const { chapter: next, closedOn } = useCharacter(({ shown }) => shown.quests);
  const today = dayOf(useNow(60_000));
  const chapter = closedOn === today ? world.quests.chapter(next - 1) : undefined;
  if (chapter === undefined) return null;
  return (
    <Panel title="What has just been told" aside={<small>{`${chapter.id}. ${chapter.title}`}</small>}>
      <div className={styles.page}>
        <div className={styles.told}>
          <ChapterBadge chapterId={chapter.id} size="page" isEarned />
          <p className={styles.text}>{chapter.closing}</p>
        </div>
      </div>
    </Panel>
  );
}
