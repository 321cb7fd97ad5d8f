import { describe, expect, it } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { LANDSCAPES, REGION_COLUMNS, readRegionArt } from './region-art.ts';
import { drawRegion } from './region-scene.ts';
import { WEATHERS } from './weather.ts';

const { art } = shippedArt();
const regions = [...art.regions.values()];
const WIDE = { width: 1600, height: 520 };

describe('regions.csv', () => {
  it('has a row for every region, with its name', () => {
    expect(regions.map(({ region, name }) => ({ id: region, name }))).toEqual(
      art.world.regions.map(({ id, name }) => ({ id, name })),
    );
  });

  it('gives every region a different landscape and a different weather', () => {
    expect(new Set(regions.map(({ landscape }) => landscape))).toEqual(new Set(LANDSCAPES));
    expect(new Set(regions.map(({ weather }) => weather))).toEqual(new Set(WEATHERS));
  });

  it('reports a cell that is no colour', () => {
    const cells = REGION_COLUMNS.map((column) => {
      if (column === 'landscape') return 'meadow';
      if (column === 'weather') return 'snow';
      if (column === 'accent') return 'teal';
      return (
        { id: '1', name: 'Lea', light_x: '0.5', light_y: '0.5', light_radius: '30', stars: '0', clouds: '0' }[
          column as string
        ] ?? '#102030'
      );
    });
    const table = `${REGION_COLUMNS.join(',')}\n${cells.join(',')}\n`;
    expect(
      reportsOf((problems) => {
        for (const row of rowsOf('regions.csv', REGION_COLUMNS, table, problems)) readRegionArt(row);
      }),
    ).toEqual(['2: accent must be a colour such as #f0a040, not "teal"']);
  });
});

describe('drawRegion', () => {
  it.each(regions)('draws $name alike every time, in the size asked for', (region) => {
    const banner = drawRegion(region, WIDE, 'banner');
    expect(banner).toBe(drawRegion(region, WIDE, 'banner'));
    expect(banner).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1600" height="520" /);
    expect(banner).not.toContain('NaN');
  });

  it.each(regions)('draws a quieter backdrop of $name', (region) => {
    const size = { width: 1200, height: 520 };
    expect(drawRegion(region, size, 'backdrop').length).toBeLessThan(
      drawRegion(region, size, 'banner').length,
    );
  });
});
