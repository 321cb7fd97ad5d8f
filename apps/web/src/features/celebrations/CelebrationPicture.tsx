import type { Celebration } from '@slumberfell/protocol';
import { useWorld } from '../../lib/static-data/load.ts';
import { ChapterBadge } from '../../ui/pictures/ChapterBadge.tsx';
import { EnemyFigure } from '../../ui/pictures/EnemyFigure.tsx';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { EntryPicture } from '../chronicle/Entry.tsx';
import { firstSection } from '../chronicle/first-name.ts';
import styles from './CelebrationPicture.module.css';

interface CelebrationPictureProps {
  readonly first: Celebration;
  /** Whether the picture is the largest part of its box. */
  readonly isLarge: boolean;
}

/** The picture of a first. Decoration: its name stands beside it. */
export function CelebrationPicture({ first: { kind, id }, isLarge }: CelebrationPictureProps) {
  const world = useWorld();
  if (isLarge && kind === 'region') return <LandPicture regionId={id} />;
  const enemy = isLarge && kind === 'boss' ? world.enemy(id) : undefined;
  return (
    <span className={isLarge ? styles.large : styles.small}>
      {enemy ? <EnemyFigure enemy={enemy} /> : <EntryPicture section={firstSection(kind)} id={id} />}
    </span>
  );
}

/** The badge of a chapter before the landscape of its region. */
export const ChapterPicture = ({ id, regionId }: { readonly id: number; readonly regionId: number }) => (
  <span className={styles.chapter}>
    <LandPicture regionId={regionId} />
    <ChapterBadge chapterId={id} size="page" isEarned />
  </span>
);

/** The landscape of a region, as the largest part of a box. */
const LandPicture = ({ regionId }: { readonly regionId: number }) => (
  <RegionScene view="card" regionId={regionId} className={styles.scene} />
);
