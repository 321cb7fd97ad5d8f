import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { CandleEnds } from '../../features/quests/CandleEnds.tsx';
import { useGoalWays } from '../../features/quests/use-goal-ways.ts';
import { type QuestFacts, useQuests } from '../../features/quests/use-quests.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { allGoals } from './all-goals.ts';
import { BoardTab } from './BoardTab.tsx';
import { Choice } from './Choice.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { QUESTS_TABS, type QuestsTab } from './quests-search.ts';
import { StoryTab } from './StoryTab.tsx';

const LABELS: Readonly<Record<QuestsTab, string>> = { story: 'Story', board: 'Board', people: 'People' };
const TABS = QUESTS_TABS.map((value) => ({ value, label: LABELS[value] }));

/** The story with its open chapter, the board with the errands of the villagers, and the villagers. */
export function QuestsScreen() {
  useTitle('Quests');
  const gold = useCharacter(({ shown }) => shown.gold);
  const candleEnds = useCharacter(({ shown }) => shown.candleEnds);
  const { facts, failure, retry } = useQuests();
  const { tab = 'story' } = useSearch({ from: '/app/game/quests' });
  const navigate = useNavigate();
  const open = (value: QuestsTab) =>
    void navigate({
      to: '/quests',
      search: value === 'story' ? {} : { tab: value },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHead
        title="Quests"
        beside={
          <>
            <CandleEnds amount={candleEnds} />
            <Gold amount={gold} />
          </>
        }
      >
        <Choice legend="What to see" options={TABS} value={tab} onChange={open} />
      </PageHead>
      {failure !== null ? (
        <Panel>
          <ErrorState
            title="The story could not be loaded."
            action={<Button onClick={retry}>Try again</Button>}
          >
            {failure.message}
          </ErrorState>
        </Panel>
      ) : facts === null ? (
        <LoadingState label="Asking around…" />
      ) : (
        <Tab tab={tab} facts={facts} />
      )}
    </>
  );
}

interface TabProps {
  readonly tab: QuestsTab;
  readonly facts: QuestFacts;
}

function Tab({ tab, facts }: TabProps) {
  return tab === 'people' ? <PeopleTab facts={facts} /> : <GoalTab tab={tab} facts={facts} />;
}

/** A tab with goals, and the ways to them. */
function GoalTab({ tab, facts }: TabProps) {
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  const ways = useGoalWays(useMemo(() => allGoals(shown, facts, now), [shown, facts, now]));
  return tab === 'board' ? <BoardTab facts={facts} ways={ways} /> : <StoryTab facts={facts} ways={ways} />;
}
