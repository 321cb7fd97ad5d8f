import type { CSSProperties } from 'react';
import styles from './Face.module.css';
import { faceGlyph, facePeople } from './face-glyph.ts';
import { PictureGlyph } from './PictureGlyph.tsx';
import { tierPalette } from './tier-palette.ts';

/** A character's face as a square, as wide as what holds it. Decoration: the name or label speaks for it. */
export function Face({ appearanceId }: { readonly appearanceId: number }) {
  const { light, mid, deep } = tierPalette(facePeople(appearanceId));
  const tints = { '--light': light, '--mid': mid, '--deep': deep } as CSSProperties;
  return (
    <span className={styles.face} style={tints}>
      <PictureGlyph name={faceGlyph(appearanceId)} className={styles.art} />
    </span>
  );
}
