import type { RegionArt } from './region-art.ts';

/** The input of a landscape's drawing. */
export interface SceneView {
  readonly art: RegionArt;
  /** The y between sky and land, in the sheet's units. */
  readonly horizonY: number;
  /**
   * True for a backdrop of combat: few details in the middle and at the foot, where the fighters are shown.
   */
  readonly calm: boolean;
}

/** Height of every landscape in units. Its width follows from the picture's format. */
export const SCENE_HEIGHT = 520;
