import type { Enemy, Item, WikiSection, World } from '@slumberfell/engine';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import styles from './PictureOf.module.css';

/** What stands for an entry of the Wiki: its picture, or a glyph. */
export type WikiPicture =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'enemy'; readonly enemy: Enemy }
  | { readonly kind: 'place'; readonly path: string }
  | { readonly kind: 'glyph'; readonly glyph: GlyphName };

/** The picture of an entry; undefined for an entry that the world does not have. */
export function pictureOfEntry(section: WikiSection, id: number, world: World): WikiPicture | undefined {
  switch (section) {
    case 'items':
    case 'recipes': {
      const item = world.item(id);
      return item && { kind: 'item', item };
    }
    case 'enemies': {
      const enemy = world.enemy(id);
      return enemy && { kind: 'enemy', enemy };
    }
    case 'regions':
      return { kind: 'place', path: `regions/${id}-narrow.webp` };
    case 'dungeons': {
      const dungeon = world.dungeon(id);
      return dungeon && { kind: 'place', path: dungeon.imagePath };
    }
    case 'skills':
      return { kind: 'glyph', glyph: skillGlyph(id) };
  }
}

/** A square as wide as its container. */
export function PictureOf({ picture }: { readonly picture: WikiPicture }) {
  switch (picture.kind) {
    case 'item':
      return <ItemPicture item={picture.item} />;
    case 'enemy':
      return <EnemyPortrait enemy={picture.enemy} />;
    case 'place':
      return <Picture path={picture.path} width={720} height={440} className={styles.place} />;
    case 'glyph':
      return (
        <span className={styles.glyph}>
          <Glyph name={picture.glyph} size={24} />
        </span>
      );
  }
}
