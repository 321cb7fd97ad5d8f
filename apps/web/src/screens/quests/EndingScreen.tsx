import { Button } from '@mantine/core';
import { type Chapter, isUnlocked, openedBy, type World } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { useQuestWorld } from '../../features/quests/use-quest-world.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { ChapterBadge } from '../../ui/pictures/ChapterBadge.tsx';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import styles from './EndingScreen.module.css';

/** The last page of the story, for characters who have closed the chapter that opens it. */
export function EndingScreen() {
  useTitle('The last page');
  const { questWorld, failure, refetch } = useQuestWorld();
  if (questWorld !== null) return <OfWorld world={questWorld} />;
  return (
    <Panel>
      {failure === null ? (
        <LoadingState label="Leafing to the end…" />
      ) : (
        <ErrorState
          heading
          title="The story could not be loaded."
          action={<Button onClick={refetch}>Try again</Button>}
        >
          {failure.message}
        </ErrorState>
      )}
    </Panel>
  );
}

function OfWorld({ world }: { readonly world: World }) {
  const isTold = useCharacter(({ shown }) => isUnlocked(shown, world, 'ending'));
  const chapter = openedBy(world, 'ending');
  if (isTold && chapter) return <LastPage chapter={chapter} />;
  return (
    <>
      <h1 className="visually-hidden">The last page</h1>
      <Panel>
        <EmptyState title="The last page is not written yet." action={<Back />}>
          You can read it once the story has got that far.
        </EmptyState>
      </Panel>
    </>
  );
}

function LastPage({ chapter: { id, title, regionId, opening, closing } }: { readonly chapter: Chapter }) {
  return (
    <Panel brass className={styles.panel} flush>
      <RegionScene view="banner" regionId={regionId} className={styles.picture} />
      <article className={styles.page} aria-labelledby="ending">
        <ChapterBadge chapterId={id} size="page" isEarned />
        <h1 id="ending">{title}</h1>
        <p className={styles.text}>{opening}</p>
        <p className={styles.text}>{closing}</p>
        <p className={styles.end} aria-hidden="true">
          <span />
        </p>
        <Back />
      </article>
    </Panel>
  );
}

const Back = () => (
  <Button component={Link} to="/quests" variant="default" size="md">
    Back to Quests
  </Button>
);
