import { lightnessOf, withLightness } from '../colour/oklch.ts';
import { lighter, mix } from '../scene/colour.ts';
import type { RegionArt } from '../scene/region-art.ts';

/** The light in which a creature stands: that of its region's landscape. Colours as `#rrggbb`. */
export interface RegionLight {
  /** The edge on the side of the sun or moon. */
  readonly rim: string;
  /** Shadow. */
  readonly dusk: string;
  /** Light from the sky on the far edge. */
  readonly sky: string;
  /** Lines, and the outline around the whole creature. */
  readonly ink: string;
  /** OKLCH lightness of the ground in front of which the creature stands. */
  readonly groundLightness: number;
}

/** OKLCH lightness of each part of the light, the same in all regions. Only the hues come from the scene. */
const LIGHTNESS = { dusk: 0.34, sky: 0.75, ink: 0.21 };

export const regionLight = ({ sky, light, ground }: RegionArt): RegionLight => ({
  rim: lighter(light.colour, 0.3),
  dusk: withLightness(mix(sky.top, sky.middle, 0.25), LIGHTNESS.dusk),
  sky: withLightness(sky.middle, LIGHTNESS.sky),
  ink: withLightness(mix(sky.top, sky.middle, 0.15), LIGHTNESS.ink),
  groundLightness: lightnessOf(ground.near),
});
