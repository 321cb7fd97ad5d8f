import { Button } from '@mantine/core';
import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useChronicle, useChronicleDays } from '../../features/chronicle/use-chronicle.ts';
import { Jumps } from '../../features/collections/Jumps.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { BlankPages } from './BlankPages.tsx';
import styles from './ChronicleScreen.module.css';
import { DAYS_ID, DaysPanel } from './DaysPanel.tsx';
import { FIRSTS_ID, FirstsPanel } from './FirstsPanel.tsx';
import { LUCK_ID, LuckPanel } from './LuckPanel.tsx';
import { RecordsPanel } from './RecordsPanel.tsx';
import { StoryPanel } from './StoryPanel.tsx';
import { SUMS_ID, SumsPanel } from './SumsPanel.tsx';
import { isBlank } from './story.ts';

const JUMPS = [
  { id: FIRSTS_ID, label: 'Firsts' },
  { id: DAYS_ID, label: 'Day by day' },
  { id: LUCK_ID, label: 'Luck' },
  { id: SUMS_ID, label: 'All totals' },
];

/** What the open character did and had, with its luck and its firsts. */
export function ChronicleScreen() {
  useTitle('Chronicle');
  const world = useWorld();
  const { data: outcome, refetch } = useChronicle();
  // The first page of days stands above other panels, which must not move when it arrives.
  const { data: days } = useChronicleDays();
  const isWaiting = !outcome || (outcome.ok && !days);
  return (
    <>
      <PageHead title="Chronicle" />
      {isWaiting && <LoadingState label="Turning the pages…" />}
      {outcome && !outcome.ok && (
        <Panel>
          <ErrorState
            title="The chronicle would not open."
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {outcome.failure.message}
          </ErrorState>
        </Panel>
      )}
      {!isWaiting && outcome.ok && <Pages chronicle={outcome.answer} world={world} />}
    </>
  );
}

interface PagesProps {
  readonly chronicle: ChronicleAnswer;
  readonly world: World;
}

function Pages({ chronicle, world }: PagesProps) {
  const blank = isBlank(chronicle);
  return (
    <>
      {!blank && <Jumps jumps={JUMPS} />}
      <div className={styles.pages}>
        <StoryPanel chronicle={chronicle} />
        {blank && <BlankPages />}
        <RecordsPanel records={chronicle.records} />
        {/* The region in which a character was made is not worth a list. */}
        {(!blank || chronicle.firsts.length > 1) && <FirstsPanel firsts={chronicle.firsts} />}
        {!blank && (
          <>
            <DaysPanel />
            <LuckPanel chronicle={chronicle} world={world} />
            <SumsPanel chronicle={chronicle} world={world} />
          </>
        )}
      </div>
    </>
  );
}
