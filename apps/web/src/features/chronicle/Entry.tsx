import { type WikiSection, wikiEntry } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { WikiLink } from '../wiki/WikiLink.tsx';
import styles from './Entry.module.css';

interface EntryProps {
  readonly section: WikiSection;
  readonly id: number;
}

/** The picture of what a chronicle names, as a square as wide as its container. */
export function EntryPicture({ section, id }: EntryProps): ReactNode {
  const world = useWorld();
  switch (section) {
    case 'items':
    case 'recipes': {
      const item = world.item(id);
      return item && <ItemPicture item={item} />;
    }
    case 'enemies': {
      const enemy = world.enemy(id);
      return enemy && <EnemyPortrait enemy={enemy} />;
    }
    case 'regions':
      return <Place path={`regions/${id}-narrow.webp`} />;
    case 'dungeons': {
      const dungeon = world.dungeon(id);
      return dungeon && <Place path={dungeon.imagePath} />;
    }
    case 'skills':
      return (
        <span className={styles.skill}>
          <Glyph name={skillGlyph(id)} size={24} />
        </span>
      );
  }
}

const Place = ({ path }: { readonly path: string }) => (
  <Picture path={path} width={720} height={440} className={styles.place} />
);

/** Its name as a link to its page. `name` is for what the world does not have any more. */
export function EntryLink({ section, id, name }: EntryProps & { readonly name: string }): ReactNode {
  const world = useWorld();
  const item = section === 'items' ? world.item(id) : undefined;
  if (wikiEntry(section, id, world) === undefined) return name;
  return (
    <WikiLink section={section} id={id}>
      {item ? <QualityName item={item} /> : name}
    </WikiLink>
  );
}
