import type { ReactNode } from 'react';
import styles from './RegionScene.module.css';

interface RegionSceneProps {
  readonly regionId: number;
  readonly className?: string | undefined;
  /** What stands in front of the landscape. */
  readonly children?: ReactNode;
}

/** The landscape of a region: its sky, its light, three ridges of its mountain. A backdrop; it says nothing by itself. */
export function RegionScene({ regionId, className, children }: RegionSceneProps) {
  return (
    <div className={`${styles.scene} ${className ?? ''}`} data-region={regionId}>
      <svg
        className={styles.land}
        viewBox="0 0 1200 400"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle className={styles.halo} cx="900" cy="110" r="170" />
        <circle className={styles.light} cx="900" cy="110" r="46" />
        <path
          className={styles.far}
          d="M0 290L90 210L170 262L300 128L380 214L452 170L560 270L690 150L770 232L850 186L960 276L1080 160L1200 262V400H0z"
        />
        <path
          className={styles.snow}
          d="M300 128L340 171L306 164L282 186L262 168zM690 150L726 189L694 182L668 198L652 182zM1080 160L1112 188L1082 190L1058 204L1046 188z"
        />
        <path
          className={styles.middle}
          d="M0 330L120 262L210 316L330 238L470 322L600 256L720 330L860 250L980 318L1090 270L1200 330V400H0z"
        />
        <path
          className={styles.near}
          d="M0 372C120 330 220 352 330 356C460 360 520 330 660 340C790 350 860 376 960 364C1060 352 1120 330 1200 344V400H0z"
        />
      </svg>
      {children}
    </div>
  );
}
