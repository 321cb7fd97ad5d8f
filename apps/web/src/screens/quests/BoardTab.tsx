import { errandSlots, openedBy } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import type { GoalWays } from '../../features/quests/use-goal-ways.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { AcceptedErrands } from './AcceptedErrands.tsx';
import styles from './BoardTab.module.css';
import { DayBoards } from './DayBoards.tsx';
import { WeekErrands } from './WeekErrands.tsx';

interface BoardTabProps {
  readonly facts: QuestFacts;
  readonly ways: GoalWays;
}

/** The board: what is accepted, the errands of three days, and the errands of the weeks. */
export function BoardTab({ facts, ways }: BoardTabProps) {
  const { world } = facts;
  const slots = useCharacter(({ shown }) => errandSlots(shown, world));
  if (slots === 0) {
    const chapter = openedBy(world, 'errands');
    return (
      <Panel brass>
        <EmptyState title="The board is still bare.">
          {chapter &&
            `People begin to ask for things when chapter ${chapter.id} of the story, ${chapter.title}, is closed.`}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <div className={styles.board}>
      <AcceptedErrands facts={facts} ways={ways} slots={slots} />
      <DayBoards facts={facts} ways={ways} />
      <WeekErrands facts={facts} ways={ways} />
    </div>
  );
}
