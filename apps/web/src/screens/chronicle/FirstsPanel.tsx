import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { formatDay, formatMoment } from '../../lib/format/date.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './ChronicleScreen.module.css';
import { useFolded } from './Table.tsx';

/** Firsts before the rest is folded. */
const FIRSTS = 24;

type First = ChronicleAnswer['firsts'][number];

function nameOf({ kind, id, level }: First, world: World): string {
  if (kind === 'region') return `Arrived in ${world.region(id)?.name ?? 'a forgotten region'}`;
  if (kind === 'boss') return `Beat ${world.enemy(id)?.name ?? 'a forgotten boss'}`;
  if (kind === 'level')
    return `${world.sets.skills.find((skill) => skill.id === id)?.name ?? 'A skill'} level ${level}`;
  return world.item(id)?.name ?? 'A forgotten item';
}

interface FirstsPanelProps {
  readonly firsts: readonly First[];
  readonly world: World;
}

/** What happened for the first time, the newest first, in as many columns as fit. */
export function FirstsPanel({ firsts, world }: FirstsPanelProps) {
  const newest = firsts.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  const { shown, more } = useFolded(newest, FIRSTS);
  return (
    <Panel title="For the first time">
      {firsts.length === 0 && <p className={styles.none}>Nothing yet.</p>}
      <ul className={styles.firsts} aria-label="For the first time">
        {shown.map((first) => (
          <li key={`${first.kind} ${first.id} ${first.level}`}>
            <span>{nameOf(first, world)}</span>
            {first.at === null ? (
              <span className={styles.when}>before that</span>
            ) : (
              <time
                className={styles.when}
                dateTime={new Date(first.at).toISOString()}
                title={formatMoment(first.at)}
              >
                {formatDay(first.at)}
              </time>
            )}
          </li>
        ))}
      </ul>
      {more}
    </Panel>
  );
}
