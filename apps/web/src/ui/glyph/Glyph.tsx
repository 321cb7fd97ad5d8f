import { glyphSprite } from 'virtual:glyph-sprite';
import styles from './Glyph.module.css';
import type { GlyphName } from './glyphs.ts';

interface GlyphProps {
  readonly name: GlyphName;
  /** CSS length; by default the size of the text around it. */
  readonly size?: number | string;
  readonly className?: string | undefined;
}

/** A sign of the interface in the colour of its text. Always decoration: the words beside it or its button's label speak. */
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
