import type { ReactNode } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';
import type { GlyphName } from '../glyph/glyphs.ts';
import styles from './Chip.module.css';

interface ChipProps {
  readonly glyph?: GlyphName;
  /**
   * The chip's colour. plain: neutral; good: an advantage; bad: a warning; boss: the type of a special enemy.
   */
  readonly tone?: 'plain' | 'good' | 'bad' | 'boss';
  readonly children: ReactNode;
}

/** A short fact on a dark pill: a style, an advantage, a level. */
export function Chip({ glyph, tone = 'plain', children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {glyph && <Glyph name={glyph} size={14} />}
      <span>{children}</span>
    </span>
  );
}
