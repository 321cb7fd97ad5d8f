import type { Enemy, Item, WikiSection, World } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './EntryRow.module.css';

/** What stands for a row: an entry's picture, or a glyph. */
export type RowPicture =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'enemy'; readonly enemy: Enemy }
  | { readonly kind: 'place'; readonly path: string }
  | { readonly kind: 'glyph'; readonly glyph: GlyphName };

interface EntryRowProps {
  readonly picture: RowPicture;
  /** The row's name, often a link. */
  readonly title: ReactNode;
  /** A line below the name. */
  readonly below?: ReactNode;
  /** Numbers at the right end. */
  readonly aside?: ReactNode;
}

/** A row of a list of the Wiki: picture, name, a line below it, and numbers at the right end. */
export const EntryRow = ({ picture, title, below, aside }: EntryRowProps) => (
  <div className={styles.row}>
    <PictureOf picture={picture} />
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {below && <small className={styles.below}>{below}</small>}
    </span>
    {aside && <span className={styles.aside}>{aside}</span>}
  </div>
);

function PictureOf({ picture }: { readonly picture: RowPicture }) {
  switch (picture.kind) {
    case 'item':
      return (
        <span className={styles.picture}>
          <ItemPicture item={picture.item} />
        </span>
      );
    case 'enemy':
      return (
        <span className={styles.picture}>
          <EnemyPortrait enemy={picture.enemy} />
        </span>
      );
    case 'place':
      return (
        <span className={styles.picture}>
          <Picture path={picture.path} width={720} height={440} className={styles.place} />
        </span>
      );
    case 'glyph':
      return (
        <span className={styles.picture} data-glyph="true">
          <Glyph name={picture.glyph} size={24} />
        </span>
      );
  }
}

/** The picture of an entry; undefined for an entry that the world does not have. */
export function pictureOfEntry(section: WikiSection, id: number, world: World): RowPicture | undefined {
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
    case 'dungeons':
      return { kind: 'place', path: world.dungeon(id)?.imagePath ?? '' };
    case 'skills':
      return { kind: 'glyph', glyph: skillGlyph(id) };
  }
}

interface EntryNameProps {
  readonly section: WikiSection;
  readonly id: number;
  readonly children: ReactNode;
}

/** The name of an entry in the font of names, as a link to it. */
export const EntryName = ({ section, id, children }: EntryNameProps) => (
  <WikiLink section={section} id={id}>
    <b className={styles.name}>{children}</b>
  </WikiLink>
);
