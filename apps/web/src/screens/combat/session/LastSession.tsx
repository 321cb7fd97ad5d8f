import type { World } from '@slumberfell/engine';
import { ENDING_REASONS, type IdleReportAnswer } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { ReportItemList } from '../../../features/idle-reports/ReportItemList.tsx';
import { endingOf, lengthOf, storyOf } from '../../../features/idle-reports/story.ts';
import { useReports } from '../../../features/idle-reports/use-reports.ts';
import { VictoryList } from '../../../features/idle-reports/VictoryList.tsx';
import {
  type FightPlace,
  largestFirst,
  type NumbersById,
  type SessionCounts,
} from '../../../features/session-counts/session-counts.ts';
import { useSessionCounts } from '../../../features/session-counts/use-session-counts.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { formatAgo, formatDuration } from '../../../lib/format/time.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { Glyph } from '../../../ui/glyph/Glyph.tsx';
import styles from './LastSession.module.css';
import { lastSession } from './last-session.ts';
import panel from './SessionPanel.module.css';
import { SessionFacts } from './SessionPanel.tsx';

/** What the last combat session brought, while the character is not in combat. */
export function LastSession() {
  const counts = useSessionCounts();
  const { data: outcome } = useReports(1);
  const last = lastSession(counts, outcome?.ok ? outcome.answer.reports[0] : undefined);
  if (last === null) return null;
  return last.kind === 'report' ? (
    <Reported report={last.report} />
  ) : (
    <Counted counts={last.counts} ended={last.ended} />
  );
}

interface CountedProps {
  readonly counts: SessionCounts;
  readonly ended: NonNullable<SessionCounts['ended']>;
}

function Counted({ counts, ended }: CountedProps) {
  const world = useWorld();
  const now = useNow(60_000);
  const time = Math.max(0, ended.at - counts.from);
  const skills = skillsText(counts.experience, world);
  const loot = lootOf(counts.loot, world);
  const kills = largestFirst(counts.kills).map(({ id, amount }) => ({ enemyId: id, amount }));
  return (
    <Panel
      title="What the last fight brought"
      aside={<span className={panel.time}>{formatAgo(Math.max(0, now - ended.at))}</span>}
    >
      <div className={styles.summary}>
        <p>
          <b>{placeName(counts.place, world)}</b>
          <span>{`, ${formatDuration(Math.round(time / 1000))}. ${ended.reason ? reasonText(ended.reason) : ''}`}</span>
        </p>
        <dl className={panel.facts}>
          <SessionFacts counts={counts} time={time} />
        </dl>
        {skills && <p className={styles.skills}>{`Experience: ${skills}.`}</p>}
        {loot.length > 0 && <ReportItemList items={loot} />}
        {kills.length > 0 && <VictoryList kills={kills} runs={[]} />}
      </div>
    </Panel>
  );
}

const reasonText = (reason: NonNullable<CountedProps['ended']['reason']>): string =>
  reason === 'stopped' ? 'You left.' : ENDING_REASONS[reason];

const placeName = ({ kind, id }: FightPlace, world: World): string =>
  kind === 'region'
    ? `Open combat in ${world.region(id)?.name ?? 'another region'}`
    : (world.dungeon(id)?.name ?? 'A dungeon');

const skillsText = (experience: NumbersById, world: World): string =>
  largestFirst(experience)
    .map(({ id, amount }) => {
      const name = world.sets.skills.find((skill) => skill.id === id)?.name ?? 'another skill';
      return `${formatNumber(amount)} ${name}`;
    })
    .join(', ');

/** The loot, the amounts with the highest worth first. */
const lootOf = (loot: NumbersById, world: World) =>
  largestFirst(loot)
    .flatMap(({ id, amount }) => {
      const item = world.item(id);
      return item ? [{ item, amount }] : [];
    })
    .sort((one, other) => other.item.value * other.amount - one.item.value * one.amount);

/** A session that ended while its player was away: the idle report in short, with a link to all of it. */
function Reported({ report }: { readonly report: IdleReportAnswer }) {
  const world = useWorld();
  const ending = endingOf(report);
  return (
    <Panel
      title="What the last fight brought"
      aside={<span className={panel.time}>{`${lengthOf(report)} away`}</span>}
    >
      <div className={styles.summary}>
        <p>
          <b>{storyOf(report, world)}</b>
        </p>
        {ending && <p>{`It ended ${ending.when}. ${ending.why}`}</p>}
        {report.kills.length > 0 && <VictoryList kills={report.kills} runs={report.runs} />}
        <p>
          <Link className={styles.link} to="/while-you-rest" search={{ since: report.since }}>
            <Glyph name="night-sleep" size={18} /> Everything it brought
          </Link>
        </p>
      </div>
    </Panel>
  );
}
