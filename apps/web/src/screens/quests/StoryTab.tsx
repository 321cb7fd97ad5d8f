import { useCharacter } from '../../features/character/use-character.ts';
import type { GoalWays } from '../../features/quests/use-goal-ways.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { ChapterPage } from './ChapterPage.tsx';
import { ClosedChapters } from './ClosedChapters.tsx';
import { JustTold } from './JustTold.tsx';
import styles from './StoryTab.module.css';

interface StoryTabProps {
  readonly facts: QuestFacts;
  readonly ways: GoalWays;
}

/** How the last chapter ended, the open one, and below it the closed ones. */
export function StoryTab({ facts, ways }: StoryTabProps) {
  const next = useCharacter(({ shown }) => shown.quests.chapter);
  const chapter = facts.world.quests.chapter(next);
  return (
    <div className={styles.story}>
      <JustTold world={facts.world} />
      {chapter !== undefined ? (
        <ChapterPage key={chapter.id} chapter={chapter} facts={facts} ways={ways} />
      ) : (
        <Panel brass>
          {next > 1 ? (
            <EmptyState title="That is the whole story.">
              Every chapter is closed, and the lamps of Wick burn to the minute. All of it can be read again
              below. The board goes on asking.
            </EmptyState>
          ) : (
            <EmptyState title="There is no story yet.">This world has none to tell so far.</EmptyState>
          )}
        </Panel>
      )}
      <ClosedChapters next={next} world={facts.world} />
    </div>
  );
}
