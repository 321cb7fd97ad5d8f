import type { Size } from '../svg/size.ts';
import { drawEmberfurrow } from './emberfurrow.ts';
import { drawFellcrown } from './fellcrown.ts';
import { drawLanternlea } from './lanternlea.ts';
import { drawLullfrost } from './lullfrost.ts';
import { seeded } from './random.ts';
import type { Landscape, RegionArt } from './region-art.ts';
import { SCENE_HEIGHT, type SceneView } from './scene-view.ts';
import { Sheet } from './sheet.ts';
import { drawClouds, drawSky, drawStars } from './sky.ts';
import { drawTattlewood } from './tattlewood.ts';
import { drawWeather } from './weather.ts';
import { drawWrackglassCoast } from './wrackglass-coast.ts';

const DRAWINGS: Readonly<Record<Landscape, (sheet: Sheet, view: SceneView) => void>> = {
  meadow: drawLanternlea,
  forest: drawTattlewood,
  coast: drawWrackglassCoast,
  fields: drawEmberfurrow,
  snows: drawLullfrost,
  summit: drawFellcrown,
};

/**
 * Draws the landscape of a region as SVG text of `size` px. A backdrop has few details in its middle and at
 * its foot, where the fighters are shown; a banner has details everywhere.
 */
export function drawRegion(art: RegionArt, size: Size, view: 'banner' | 'backdrop'): string {
  return regionSheet(art, size, view).svg(size.width, size.height);
}

/** The landscape as a sheet on which more can be drawn. The sheet is 520 units high. */
export function regionSheet(art: RegionArt, size: Size, view: 'banner' | 'backdrop'): Sheet {
  const sheet = new Sheet((SCENE_HEIGHT * size.width) / size.height, SCENE_HEIGHT);
  const calm = view === 'backdrop';
  const horizonY = SCENE_HEIGHT * (calm ? 0.5 : 0.56);
  const random = seeded(`${art.name} sky`);
  drawSky(sheet, art.sky, horizonY + 30);
  drawStars(sheet, Math.round((art.stars * sheet.width) / 1000), horizonY * 0.95, random);
  drawClouds(sheet, art.clouds, art.sky.horizon, horizonY * 0.7, random);
  DRAWINGS[art.landscape](sheet, { art, horizonY, calm });
  drawWeather(sheet, art.weather, art.weatherColour, calm, random);
  sheet.vignette('#120b1c', calm ? 0.5 : 0.42);
  return sheet;
}
