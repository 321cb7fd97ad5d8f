import { AttackStyle, BAG_AIMS, type BagAim } from '@slumberfell/engine';

/** A character that hunts in a region: the same level in all skills, and plenty of food of that level. */
export interface BuildPlace {
  readonly style: AttackStyle;
  readonly level: number;
  readonly regionId: number;
}

/** What a best build is searched for. */
export interface BuildCell extends BuildPlace {
  readonly aim: BagAim;
}

const LEVELS = [
  { level: 30, regionId: 3 },
  { level: 60, regionId: 5 },
  { level: 99, regionId: 6 },
];

export const BUILD_PLACES: readonly BuildPlace[] = LEVELS.flatMap((place) =>
  Object.values(AttackStyle).map((style) => ({ style, ...place })),
);

export const BUILD_CELLS: readonly BuildCell[] = BUILD_PLACES.flatMap((place) =>
  BAG_AIMS.map((aim) => ({ ...place, aim })),
);
