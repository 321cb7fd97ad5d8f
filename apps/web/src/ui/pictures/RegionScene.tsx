import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import { pictureAddress } from './picture-address.ts';
import styles from './RegionScene.module.css';
import { backdropPath } from './region-paths.ts';

interface RegionSceneProps {
  readonly regionId: number;
  /**
   * `banner`: wide, with a narrower picture on phones. `card`: the narrow picture on all windows. `backdrop`:
   * the background of a fight.
   */
  readonly view: 'banner' | 'card' | 'backdrop';
  readonly className?: string | undefined;
  /** Content in front of the landscape. */
  readonly children?: ReactNode;
}

const WIDE = { width: 1600, height: 520 } as const;
const NARROW = { width: 780, height: 451 } as const;
const BACKDROP = { width: 1200, height: 520 } as const;

/** The landscape of a region, cropped to its container. Decoration. */
export const RegionScene = ({ regionId, view, className, children }: RegionSceneProps) => (
  <div className={`${styles.scene} ${className ?? ''}`} data-view={view}>
    <Landscape regionId={regionId} view={view} />
    {children}
  </div>
);

function Landscape({ regionId, view }: Pick<RegionSceneProps, 'regionId' | 'view'>) {
  const narrow = `regions/${regionId}-narrow.webp`;
  switch (view) {
    case 'card':
      return <Picture path={narrow} {...NARROW} className={styles.land} />;
    case 'backdrop':
      return <Picture path={backdropPath(regionId)} {...BACKDROP} className={styles.land} eager first />;
    case 'banner':
      return (
        <picture>
          <source media="(max-width: 47.99375em)" srcSet={pictureAddress(narrow)} {...NARROW} />
          <Picture path={`regions/${regionId}-wide.webp`} {...WIDE} className={styles.land} eager first />
        </picture>
      );
  }
}
