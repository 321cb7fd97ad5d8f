import type { ReactNode } from 'react';
import { useForecast } from '../../../features/forecast/use-forecast.ts';
import {
  perHour,
  type SessionCounts,
  totalOf,
  worthOf,
} from '../../../features/session-counts/session-counts.ts';
import { useSessionCounts } from '../../../features/session-counts/use-session-counts.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { formatDuration } from '../../../lib/format/time.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import { Gold } from '../../../ui/components/Gold.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { foodText } from './food-text.ts';
import styles from './SessionPanel.module.css';

/** How often the forecast of the running fight is asked for again, in ms. */
const PERIOD = 5 * 60_000;

/** What the running fight has brought so far, by number and by the hour, and how long the food lasts. */
export function SessionPanel() {
  const counts = useSessionCounts();
  if (counts === null || counts.ended !== null) return null;
  return <RunningSession counts={counts} />;
}

function RunningSession({ counts }: { readonly counts: SessionCounts }) {
  const now = useNow(10_000);
  const { status } = useForecast({ kind: 'session', command: null }, Math.floor(now / PERIOD));
  const time = Math.max(0, now - counts.from);
  return (
    <Panel title="This session" aside={<span className={styles.time}>{timeText(time)}</span>}>
      <dl className={styles.facts}>
        <SessionFacts counts={counts} time={time} />
        <Fact name="Food lasts">{foodText(status, now)}</Fact>
      </dl>
    </Panel>
  );
}

const timeText = (time: number): string =>
  time < 60_000 ? 'just begun' : `counted for ${formatDuration(60 * Math.floor(time / 60_000))}`;

interface SessionFactsProps {
  readonly counts: SessionCounts;
  /** Time in ms in which it was counted. */
  readonly time: number;
}

/** Kills, experience, worth of the loot and eaten food, each with its number an hour. */
export function SessionFacts({ counts, time }: SessionFactsProps) {
  const world = useWorld();
  const [kills, experience, worth, food] = [
    totalOf(counts.kills),
    totalOf(counts.experience),
    worthOf(counts.loot, world),
    totalOf(counts.food),
  ];
  return (
    <>
      <Fact name="Kills" rate={perHour(kills, time)}>
        {formatNumber(kills)}
      </Fact>
      <Fact name="Experience" rate={perHour(experience, time)}>
        {formatNumber(experience)}
      </Fact>
      <Fact name="Worth of the loot" rate={perHour(worth, time)}>
        <Gold amount={worth} />
      </Fact>
      <Fact name="Food eaten" rate={perHour(food, time)} besides={portionsText(counts)}>
        {formatNumber(food)}
      </Fact>
    </>
  );
}

/** The portions that were eaten and not used up, or used up and not eaten; null for none. */
function portionsText({ saved, taken }: SessionCounts): string | null {
  const parts = [
    saved > 0 && `${formatNumber(saved)} not used up`,
    taken > 0 && `${formatNumber(taken)} more stolen`,
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

interface FactProps {
  readonly name: string;
  /** A number an hour; null while the time is too short. */
  readonly rate?: number | null;
  /** What else is to be known of it. */
  readonly besides?: string | null;
  readonly children: ReactNode;
}

function Fact({ name, rate, besides = null, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span translate={rate === undefined ? undefined : 'no'}>{children}</span>
        {rate !== undefined && rate !== null && <small>{` ${formatNumber(rate)} an hour`}</small>}
        {besides !== null && <small>{besides}</small>}
      </dd>
    </div>
  );
}
