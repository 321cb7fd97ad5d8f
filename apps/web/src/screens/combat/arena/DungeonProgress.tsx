import type { DungeonAction } from '@slumberfell/engine';
import { useActionWorld } from '../../../features/character/use-action-world.ts';
import { Glyph } from '../../../ui/glyph/Glyph.tsx';
import styles from './DungeonProgress.module.css';
import { dungeonSegments } from './dungeon-segments.ts';

/**
 * The progress of the run as a bar: one segment for each sequence, as long as its number of enemies, with a
 * skull at the boss (specification 2.88).
 */
export function DungeonProgress({ action }: { readonly action: DungeonAction }) {
  const segments = dungeonSegments(action, useActionWorld());
  if (segments.length === 0) return null;
  const length = segments.reduce((sum, segment) => sum + segment.length, 0);
  const beaten = Math.min(action.enemyIndex, length);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label="Dungeon progress"
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={beaten}
      aria-valuetext={`${beaten} of ${length} enemies beaten`}
    >
      {segments.map(({ length, beaten, isBoss }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sequences have no id and never move
        <span key={index} className={styles.segment} data-boss={isBoss} style={{ flexGrow: length }}>
          {isBoss && <Glyph name="skull-crossed-bones" size={22} className={styles.skull} />}
          <span className={styles.track}>
            <i style={{ transform: `scaleX(${beaten})` }} />
          </span>
        </span>
      ))}
    </div>
  );
}
