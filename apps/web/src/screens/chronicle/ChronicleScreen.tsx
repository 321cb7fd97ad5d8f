import { Button } from '@mantine/core';
import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import type { ReactNode } from 'react';
import { useChronicle, useChronicleDays } from '../../features/chronicle/use-chronicle.ts';
import { Jumps } from '../../features/collections/Jumps.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
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
import { StoryPanel } from './StoryPanel.tsx';
import { isBlank } from './story.ts';
import { Table, type TableProps } from './Table.tsx';

const SUMS_ID = 'sums';

const JUMPS = [
  { id: FIRSTS_ID, label: 'Firsts' },
  { id: DAYS_ID, label: 'Day by day' },
  { id: LUCK_ID, label: 'Luck' },
  { id: SUMS_ID, label: 'All sums' },
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
        {/* The region in which a character was made is not worth a list. */}
        {(!blank || chronicle.firsts.length > 1) && <FirstsPanel firsts={chronicle.firsts} />}
        {!blank && (
          <>
            <DaysPanel />
            <LuckPanel chronicle={chronicle} world={world} />
            <Sums chronicle={chronicle} world={world} />
          </>
        )}
      </div>
    </>
  );
}

const sum = (amounts: object): number =>
  Object.values(amounts).reduce((all: number, one: number) => all + one, 0);

const byMost = <T,>(rows: readonly T[], of: (row: T) => number): T[] =>
  rows.toSorted((one, other) => of(other) - of(one));

function Sums({ chronicle, world }: PagesProps) {
  const { kills, runs, items, times, experience } = chronicle;
  const skillName = (id: number): string => world.sets.skills.find((skill) => skill.id === id)?.name ?? '';
  return (
    <div className={styles.columns} id={SUMS_ID}>
      <Rows
        title="Enemies beaten"
        head={['Enemy', 'Kills', 'Defeats']}
        rows={byMost(kills, (row) => row.kills).map((row) => [
          world.enemy(row.enemyId)?.name ?? 'A forgotten enemy',
          formatNumber(row.kills),
          formatNumber(row.defeats),
        ])}
      />
      <Rows
        title="Dungeon runs"
        head={['Dungeon', 'Runs']}
        rows={byMost(runs, (row) => row.runs).map((row) => [
          world.sets.dungeons.find(({ id }) => id === row.dungeonId)?.name ?? 'A forgotten dungeon',
          formatNumber(row.runs),
        ])}
      />
      <Rows
        title="Items"
        head={['Item', 'Came', 'Went']}
        rows={byMost(items, ({ came }) => sum(came))
          .filter(({ came, went }) => sum(came) + sum(went) > 0)
          .map(({ itemId, came, went }) => [
            world.item(itemId)?.name ?? 'A forgotten item',
            formatNumber(sum(came)),
            formatNumber(sum(went)),
          ])}
      />
      <Rows
        title="Time at work"
        head={['Region', 'Time']}
        rows={byMost(times, ({ ms }) => sum(ms)).map(({ regionId, ms }) => [
          world.region(regionId)?.name ?? 'A forgotten region',
          formatDuration(Math.floor(sum(ms) / 1_000)),
        ])}
      />
      <Rows
        title="Experience"
        head={['Skill', 'Points']}
        rows={byMost(experience, ({ points }) => points).map(({ skillId, points }) => [
          skillName(skillId),
          formatNumber(points),
        ])}
      />
    </div>
  );
}

function Rows({ title, ...table }: TableProps & { readonly title: ReactNode }) {
  return (
    <Panel title={title}>
      {table.rows.length === 0 ? <p className={styles.none}>Nothing yet.</p> : <Table {...table} />}
    </Panel>
  );
}
