import type { RegionArt } from './region-art.ts';

/** What a landscape is drawn from. */
export interface SceneView {
  readonly art: RegionArt;
  /** Where the sky meets the land, in the sheet's units. */
  readonly horizonY: number;
  /** True for a backdrop of combat: the middle and the foot stay quiet, for those who fight there. */
  readonly calm: boolean;
}

/** Every landscape is drawn this many units high; its width follows from the format. */
export const SCENE_HEIGHT = 520;
