import type { Item } from '@slumberfell/engine';
import type { CSSProperties } from 'react';
import { qualityFrame } from './frames.ts';
import styles from './ItemPicture.module.css';
import { itemGlyph } from './item-glyph.ts';
import { PictureGlyph } from './PictureGlyph.tsx';
import { tierPalette } from './tier-palette.ts';

/**
 * An item's picture in the frame of its quality, as wide as what holds it. Decoration: its name stands beside it or in
 * the label of what holds it. Where items have drawn pictures, only `.art` is another element.
 */
export function ItemPicture({ item }: { readonly item: Item }) {
  const { light, mid, deep } = tierPalette(item.rank);
  const tints = { '--light': light, '--mid': mid, '--deep': deep } as CSSProperties;
  return (
    <span className={styles.picture} data-quality={item.quality} style={tints}>
      <PictureGlyph name={itemGlyph(item)} className={styles.art} />
      <img className={styles.frame} src={qualityFrame(item.quality)} alt="" width={128} height={128} />
    </span>
  );
}
