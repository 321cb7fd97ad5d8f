import type { Celebration } from '@slumberfell/protocol';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyFigure, EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import styles from './CelebrationPicture.module.css';

interface CelebrationPictureProps {
  readonly first: Celebration;
  /** Whether the picture fills a box over the screen. */
  readonly isLarge: boolean;
}

/** The picture of a first. Decoration: its name stands beside it. */
export function CelebrationPicture({ first: { kind, id }, isLarge }: CelebrationPictureProps) {
  const world = useWorld();
  const className = isLarge ? styles.large : styles.small;
  if (kind === 'region')
    return <RegionScene view="card" regionId={id} className={isLarge ? styles.scene : styles.small} />;
  if (kind === 'level')
    return (
      <span className={className}>
        <Glyph name={skillGlyph(id)} size={30} />
      </span>
    );
  if (kind === 'boss') {
    const enemy = world.enemy(id);
    if (!enemy) return null;
    return (
      <span className={className}>
        {isLarge ? <EnemyFigure enemy={enemy} /> : <EnemyPortrait enemy={enemy} />}
      </span>
    );
  }
  const item = world.item(id);
  return item ? (
    <span className={className}>
      <ItemPicture item={item} />
    </span>
  ) : null;
}
