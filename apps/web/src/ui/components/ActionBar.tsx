import type { ReactNode } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';
import type { GlyphName } from '../glyph/glyphs.ts';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** Accessible name. With it the bar is a region, and its text is read out whenever it changes. */
  readonly label?: string;
  readonly glyph?: GlyphName;
  readonly text: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A bar above a list that says one thing about it, with the buttons that do something about that. */
export function ActionBar({ label, glyph, text, children }: ActionBarProps) {
  const inside = (
    <>
      {glyph && <Glyph name={glyph} size={18} />}
      <span className={styles.text} {...(label !== undefined && { role: 'status' })}>
        {text}
      </span>
      <span className={styles.actions}>{children}</span>
    </>
  );
  if (label === undefined) return <div className={styles.bar}>{inside}</div>;
  return (
    <section className={styles.bar} aria-label={label}>
      {inside}
    </section>
  );
}
