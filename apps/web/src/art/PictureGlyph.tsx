import { pictureSprite } from 'virtual:glyph-sprites';
import type { PictureGlyph as Name } from '../glyph/glyphs.ts';

/** A glyph that stands in for a picture; it takes the size and the colour of its frame. */
export function PictureGlyph({
  name,
  className,
}: {
  readonly name: Name;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <use href={`${pictureSprite}#${name}`} />
    </svg>
  );
}
