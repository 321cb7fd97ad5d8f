import { glyphSprite } from 'virtual:glyph-sprite';
import styles from './Glyph.module.css';
import type { GlyphName } from './glyphs.ts';

interface GlyphProps {
  readonly name: GlyphName;
  /** CSS length; the font size of the text around it by default. */
  readonly size?: number | string;
  readonly className?: string | undefined;
}

/**
 * An icon in the colour of its text. It is always decoration: the text beside it, or the label of its button,
 * has the meaning.
 */
export function Glyph({ name, size, className }: GlyphProps) {
  return (
    <svg
      className={className ? `${styles.glyph} ${className}` : styles.glyph}
      style={size === undefined ? undefined : { fontSize: size }}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <use href={`${glyphSprite}#${name}`} />
    </svg>
  );
}
