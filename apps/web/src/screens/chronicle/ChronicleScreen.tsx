import { Button } from '@mantine/core';
import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import type { ReactNode } from 'react';
import { useChronicle } from '../../features/chronicle/use-chronicle.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import styles from './ChronicleScreen.module.css';
import { DaysPanel } from './DaysPanel.tsx';
import { fewerOfHundred, hadWords, luckOf, luckSentence } from './luck-words.ts';

/** What the open character did and had, with its luck and its firsts. */
export function ChronicleScreen() {
  useTitle('Chronicle');
  const world = useWorld();
  const { data: outcome, refetch } = useChronicle();
  return (
    <>
      <PageHead title="Chronicle" />
      {!outcome && <LoadingState label="Turning the pages…" />}
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
      {outcome?.ok && <Pages chronicle={outcome.answer} world={world} />}
    </>
  );
}

interface PagesProps {
  readonly chronicle: ChronicleAnswer;
  readonly world: World;
}

const sum = (amounts: object): number =>
  Object.values(amounts).reduce((all: number, one: number) => all + one, 0);

function Pages({ chronicle, world }: PagesProps) {
  const { since, kills, runs, items, times, experience } = chronicle;
  const skillName = (id: number): string => world.sets.skills.find((skill) => skill.id === id)?.name ?? '';
  return (
    <div className={styles.pages}>
      <p className={styles.purpose}>Counted from {formatMoment(since)}.</p>
      <Luck chronicle={chronicle} world={world} />
      <DaysPanel />
      <div className={styles.columns}>
        <Firsts chronicle={chronicle} world={world} />
        <Rows
          title="Enemies beaten"
          head={['Enemy', 'Kills', 'Defeats']}
          rows={kills.map((row) => [
            world.enemy(row.enemyId)?.name ?? 'A forgotten enemy',
            formatNumber(row.kills),
            formatNumber(row.defeats),
          ])}
        />
        <Rows
          title="Dungeon runs"
          head={['Dungeon', 'Runs']}
          rows={runs.map((row) => [
            world.sets.dungeons.find(({ id }) => id === row.dungeonId)?.name ?? 'A forgotten dungeon',
            formatNumber(row.runs),
          ])}
        />
        <Rows
          title="Items"
          head={['Item', 'Came', 'Went']}
          rows={items
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
          rows={times.map(({ regionId, ms }) => [
            world.region(regionId)?.name ?? 'A forgotten region',
            formatDuration(Math.floor(sum(ms) / 1_000)),
          ])}
        />
        <Rows
          title="Experience"
          head={['Skill', 'Points']}
          rows={experience.map(({ skillId, points }) => [skillName(skillId), formatNumber(points)])}
        />
      </div>
    </div>
  );
}

/** The luck over all items, and for each item that fights may bring. */
function Luck({ chronicle, world }: PagesProps) {
  const share = luckOf(chronicle, world);
  return (
    <Panel brass title="Luck">
      {share === null ? (
        <EmptyState title="No luck yet, good or bad.">
          It is counted from the first enemy with loot.
        </EmptyState>
      ) : (
        <>
          <p className={styles.luck}>{luckSentence(share)}</p>
          <details className={styles.details}>
            <summary>For each item</summary>
            <Table
              head={['Item', 'Had', 'Of 100, had fewer']}
              rows={chronicle.items.flatMap(({ itemId, luck }) =>
                luck === null
                  ? []
                  : [
                      [
                        world.item(itemId)?.name ?? 'A forgotten item',
                        hadWords(luck),
                        String(fewerOfHundred(luck)),
                      ],
                    ],
              )}
            />
          </details>
        </>
      )}
    </Panel>
  );
}

function Firsts({ chronicle: { firsts }, world }: PagesProps) {
  const nameOf = ({ kind, id, level }: ChronicleAnswer['firsts'][number]): string => {
    if (kind === 'region') return `Arrived in ${world.region(id)?.name ?? 'a forgotten region'}`;
    if (kind === 'boss') return `Beat ${world.enemy(id)?.name ?? 'a forgotten boss'}`;
    if (kind === 'level')
      return `${world.sets.skills.find((skill) => skill.id === id)?.name ?? 'A skill'} level ${level}`;
    return world.item(id)?.name ?? 'A forgotten item';
  };
  return (
    <Rows
      title="For the first time"
      head={['What', 'When']}
      rows={firsts
        .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
        .map((first) => [nameOf(first), first.at === null ? 'before that' : formatMoment(first.at)])}
    />
  );
}

interface TableProps {
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

function Table({ head, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // Two rows may have the same name, so the key has the place.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved.
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rows({ title, ...table }: TableProps & { readonly title: ReactNode }) {
  return (
    <Panel title={title}>
      {table.rows.length === 0 ? <p className={styles.none}>Nothing yet.</p> : <Table {...table} />}
    </Panel>
  );
}
