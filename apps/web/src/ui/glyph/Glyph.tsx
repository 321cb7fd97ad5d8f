// chunk: first
import { glyphSprite } from 'virtual:glyph-sprite';
import styles from './Glyph.module.css';
import type { GlyphName } from './glyphs.ts';

interface GlyphProps {
  readonly name: GlyphName;
  /**
   * CSS length, or a number of px at the usual size of text, with which it grows; by default the font size of
   * the text around the glyph.
   */
  readonly size?: number | string;
  readonly className?: string | undefined;
}

/**
 * An icon in the colour of the text around it. It is decoration, so screen readers ignore it; the text beside
 * it, or the label of its button, says the same.
 */
export function Glyph({ name, size, className }: GlyphProps) {
  return (
    <svg
      className={className ? `${styles.glyph} ${className}` : styles.glyph}
      style={
        size === undefined ? undefined : { fontSize: typeof size === 'number' ? `${size / 16}rem` : size }
      }
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <use href={`${glyphSprite}#${name}`} />
    </svg>
  );
}
