import type { Row } from '@slumberfell/content';
import { WEATHERS, type Weather } from './weather.ts';

/** The kinds of landscape. */
export const LANDSCAPES = ['meadow', 'forest', 'coast', 'fields', 'snows', 'summit'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** How a region looks: its light and its colours, each as `#rrggbb` (game-design 3; look, "Colours"). */
export interface RegionArt {
  readonly region: number;
  readonly name: string;
  readonly landscape: Landscape;
  readonly sky: { readonly top: string; readonly middle: string; readonly horizon: string };
  /**
   * The sun or moon: its position as shares of the picture's width and height, its radius in the units of a
   * landscape (`SCENE_HEIGHT` units high).
   */
  readonly light: {
    readonly colour: string;
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  };
  /** Number of stars per 1,000 units of width. */
  readonly stars: number;
  readonly clouds: number;
  readonly weather: Weather;
  readonly weatherColour: string;
  /** Colours of the ground, from the distant hills to the lower edge of the picture. */
  readonly ground: {
    readonly far: string;
    readonly middle: string;
    readonly near: string;
    readonly front: string;
  };
  /** Colour of the region's special feature: poppies, amber fungus, sea-glass, fire, ice, rose-gold. */
  readonly accent: string;
  /** Colour of the light in windows, lanterns and kilns. */
  readonly window: string;
}

export const REGION_COLUMNS = [
  'id',
  'name',
  'landscape',
  'sky_top',
  'sky_middle',
  'sky_horizon',
  'light',
  'light_x',
  'light_y',
  'light_radius',
  'stars',
  'clouds',
  'weather',
  'weather_colour',
  'far',
  'middle',
  'near',
  'front',
  'accent',
  'window',
] as const;

const COLOUR = /^#[0-9a-f]{6}$/;

/**
 * Reads a row of regions.csv. Its cells contain colours, not names of palettes, because a landscape needs
 * more tones than a palette has.
 */
export function readRegionArt(row: Row): RegionArt {
  const colour = (column: (typeof REGION_COLUMNS)[number]): string => {
    const cell = row.text(column);
    if (!COLOUR.test(cell)) row.reject(column, `must be a colour such as #f0a040, not "${cell}"`);
    return cell;
  };
  return {
    region: row.integer('id', { min: 1, max: 99 }),
    name: row.text('name'),
    landscape: row.word('landscape', LANDSCAPES),
    sky: { top: colour('sky_top'), middle: colour('sky_middle'), horizon: colour('sky_horizon') },
    light: {
      colour: colour('light'),
      x: row.number('light_x', { min: 0, max: 1 }),
      y: row.number('light_y', { min: 0, max: 1 }),
      radius: row.number('light_radius', { min: 5, max: 120 }),
    },
    stars: row.integer('stars', { min: 0, max: 400 }),
    clouds: row.integer('clouds', { min: 0, max: 20 }),
    weather: row.word('weather', WEATHERS),
    weatherColour: colour('weather_colour'),
    ground: { far: colour('far'), middle: colour('middle'), near: colour('near'), front: colour('front') },
    accent: colour('accent'),
    window: colour('window'),
  };
}
