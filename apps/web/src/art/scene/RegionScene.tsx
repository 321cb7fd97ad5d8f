import { memo, type ReactNode, useId, useMemo } from 'react';
import { ridgePath, SCENE_HEIGHT, SCENE_WIDTH, seeded } from './landscape.ts';
import styles from './RegionScene.module.css';
import { type SceneSpec, sceneOf } from './region-scenes.ts';

interface RegionSceneProps {
  readonly regionId: number;
  readonly className?: string | undefined;
  /** What stands in front of the landscape. */
  readonly children?: ReactNode;
}

/** The landscape of a region, cut to whatever holds it: a backdrop, which says nothing by itself. */
export const RegionScene = ({ regionId, className, children }: RegionSceneProps) => (
  <div className={`${styles.scene} ${className ?? ''}`}>
    <Landscape regionId={regionId} />
    {children}
  </div>
);

const Landscape = memo(function Landscape({ regionId }: { readonly regionId: number }) {
  const id = useId();
  const scene = sceneOf(regionId);
  const ridges = useMemo(
    () => scene.ridges.map((ridge, index) => ridgePath(ridge, regionId * 10 + index)),
    [scene, regionId],
  );
  return (
    <svg
      className={styles.land}
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={scene.sky[0]} />
          <stop offset="0.45" stopColor={scene.sky[1]} />
          <stop offset="0.72" stopColor={scene.sky[2]} />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor={scene.orb.colour} stopOpacity="0.8" />
          <stop offset="0.3" stopColor={scene.orb.colour} stopOpacity="0.28" />
          <stop offset="1" stopColor={scene.orb.colour} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}haze`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={scene.sky[2]} stopOpacity="0" />
          <stop offset="1" stopColor={scene.sky[2]} stopOpacity="0.4" />
        </linearGradient>
      </defs>
      <rect width={SCENE_WIDTH} height={SCENE_HEIGHT} fill={`url(#${id}sky)`} />
      <path d={starsPath(scene.stars, regionId)} fill="#fff" opacity="0.8" />
      <circle cx={scene.orb.x} cy={scene.orb.y} r={scene.orb.radius * 4.4} fill={`url(#${id}halo)`} />
      <Orb orb={scene.orb} />
      {scene.clouds && (
        <path
          d={cloudsPath(regionId)}
          stroke={scene.clouds}
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.34"
        />
      )}
      {scene.ridges.map((ridge, index) => (
        <g key={ridge.colour}>
          {index === 1 && scene.water && <rect y="232" width={SCENE_WIDTH} height="168" fill={scene.water} />}
          <path d={ridges[index]} fill={ridge.colour} />
          {index < scene.ridges.length - 1 && (
            <rect
              y={ridge.crest * SCENE_HEIGHT - 20}
              width={SCENE_WIDTH}
              height="130"
              fill={`url(#${id}haze)`}
            />
          )}
        </g>
      ))}
      <path d={motesPath(scene.motes.count, regionId)} fill={scene.motes.colour} opacity="0.75" />
    </svg>
  );
});

function Orb({ orb: { kind, x, y, radius, colour } }: { readonly orb: SceneSpec['orb'] }) {
  switch (kind) {
    case 'sun':
      return <circle cx={x} cy={y} r={radius} fill={colour} />;
    case 'moon':
      return (
        <>
          <circle cx={x} cy={y} r={radius} fill={colour} />
          <g fill="#000" opacity="0.13">
            <circle cx={x - radius * 0.3} cy={y - radius * 0.25} r={radius * 0.22} />
            <circle cx={x + radius * 0.32} cy={y + radius * 0.1} r={radius * 0.3} />
            <circle cx={x - radius * 0.1} cy={y + radius * 0.5} r={radius * 0.16} />
          </g>
        </>
      );
    case 'eclipse':
      return (
        <>
          <circle cx={x} cy={y} r={radius} fill={colour} />
          <circle cx={x} cy={y} r={radius * 0.9} fill="#1d0d12" />
        </>
      );
    case 'ringed':
      return (
        <g transform={`rotate(-20 ${x} ${y})`}>
          <circle cx={x} cy={y} r={radius} fill={colour} />
          <ellipse
            cx={x}
            cy={y}
            rx={radius * 1.85}
            ry={radius * 0.42}
            fill="none"
            stroke="#ffe9c4"
            strokeWidth="4"
            opacity="0.8"
          />
        </g>
      );
  }
}

const dot = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

function starsPath(count: number, seed: number): string {
  const random = seeded(seed + 70);
  let path = '';
  for (let star = 0; star < count; star++) {
    path += dot(random() * SCENE_WIDTH, random() ** 1.4 * SCENE_HEIGHT * 0.55, random() < 0.2 ? 1.6 : 0.9);
  }
  return path;
}

function motesPath(count: number, seed: number): string {
  const random = seeded(seed + 80);
  let path = '';
  for (let mote = 0; mote < count; mote++) {
    path += dot(random() * SCENE_WIDTH, SCENE_HEIGHT * (0.3 + random() * 0.66), random() < 0.3 ? 2.6 : 1.6);
  }
  return path;
}

function cloudsPath(seed: number): string {
  const random = seeded(seed + 90);
  let path = '';
  for (let cloud = 0; cloud < 4; cloud++) {
    const x = random() * SCENE_WIDTH;
    const y = SCENE_HEIGHT * (0.1 + random() * 0.3);
    const length = 80 + random() * 160;
    for (let line = 0; line < 4; line++) {
      path += `M${(x - length * (0.5 - line * 0.09)).toFixed(1)} ${(y + line * 7).toFixed(1)}h${(length * (1 - line * 0.22)).toFixed(1)}`;
    }
  }
  return path;
}
