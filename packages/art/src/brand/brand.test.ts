import { describe, expect, it } from 'vitest';
import type { Size } from '../svg/size.ts';
import { drawKeyArt } from './key-art.ts';
import { NAME, PROMISE } from './lettering.ts';
import { drawFavicon, drawLogo } from './logo.ts';
import { drawSharePicture } from './share-picture.ts';

const DRAWINGS: readonly (readonly [string, (size: Size) => string])[] = [
  ['the wide key art', (size) => drawKeyArt(size, 'wide')],
  ['the tall key art', (size) => drawKeyArt(size, 'tall')],
  ['the share picture', drawSharePicture],
  ['the logo', drawLogo],
  ['the favicon', drawFavicon],
];

describe('brand pictures', () => {
  it.each(DRAWINGS)('draws %s alike every time, in the size asked for', (_, draw) => {
    const svg = draw({ width: 300, height: 200 });
    expect(svg).toBe(draw({ width: 300, height: 200 }));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="300" height="200" /);
    expect(svg).not.toContain('NaN');
  });

  it('the words are outlines, one path per letter', () => {
    expect(NAME.paths).toHaveLength('Slumberfell'.length);
    expect(PROMISE.paths).toHaveLength('Your legend grows while you rest.'.replaceAll(' ', '').length);
    expect(drawSharePicture({ width: 1200, height: 630 })).not.toContain('<text');
  });

  it('the favicon has no filters, so that browsers can show its SVG directly', () => {
    expect(drawFavicon({ width: 32, height: 32 })).not.toContain('<filter');
  });
});
