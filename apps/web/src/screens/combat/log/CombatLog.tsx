import { Button } from '@mantine/core';
import type { LogLine } from '@slumberfell/engine';
import { memo, useDeferredValue, useMemo } from 'react';
import { useCharacter } from '../../../features/character/use-character.ts';
import { formatClock } from '../../../lib/format/time.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import styles from './CombatLog.module.css';
import { useClearedLog } from './cleared-log.ts';
import { LogText } from './LogText.tsx';
import { SpokenLog } from './SpokenLog.tsx';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

/**
 * With fewer lines than this, the log may be too short to scroll. The style sheet then adds empty space below
 * the lines, because browsers keep the visible lines in place only in a list that scrolls.
 */
const FEW = 24;

/**
 * The lines of the combat log, the newest first. It is memoized, so that other changes of the screen do not
 * render it, and its updates are deferred, so that React handles input first.
 */
export const CombatLog = memo(function CombatLog() {
  const characterId = useCharacter((character) => character.id);
  const log = useDeferredValue(useCharacter((character) => character.shown.combatLog));
  const [cleared, clear] = useClearedLog(characterId);
  const lines = useMemo(
    () =>
      keyed(log.filter(([at]) => at > cleared))
        .reverse()
        .map(({ key, line }) => <Line key={key} line={line} />),
    [log, cleared],
  );
  const newest = log.at(-1)?.[0] ?? 0;
  const list = useScrollToNewest(newest);
  return (
    <Panel
      flush
      title="Combat log"
      aside={
        <span className={styles.buttons}>
          <SpokenLog />
          <Button
            size="compact-sm"
            variant="default"
            disabled={lines.length === 0}
            onClick={() => clear(newest)}
          >
            Clear
          </Button>
        </span>
      }
    >
      <div
        ref={list}
        className={styles.log}
        data-few={lines.length < FEW}
        role="log"
        // A log is read aloud by default: 45 lines a minute. `SpokenLog` says what is rare.
        aria-live="off"
        aria-label="Combat log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach it to scroll (axe)
        tabIndex={0}
      >
        {lines.length === 0 && <p className={styles.quiet}>Nothing to tell. Enjoy it.</p>}
        {lines}
      </div>
    </Panel>
  );
});

/** Memoized: when a turn adds a few lines, the other lines do not render again. */
const Line = memo(function Line({ line }: { readonly line: LogLine }) {
  return (
    <p className={styles.line}>
      <time dateTime={new Date(line[0]).toISOString()}>{formatClock(line[0])}</time>
      <span>
        <LogText line={line} />
      </span>
    </p>
  );
});

/**
 * Adds to each line a key for React that does not change when older lines are removed, also those of the same
 * instant: what the line says, and its position among equal ones. Amounts are left out, because two lines of
 * one instant may differ only by them.
 */
function keyed(lines: readonly LogLine[]): { readonly key: string; readonly line: LogLine }[] {
  const places = new Map<string, number>();
  return lines.map((line) => {
    const [at, type, subject] = line;
    const name = `${at}-${type}-${subject}`;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    return { key: `${name}-${place}`, line };
  });
}
