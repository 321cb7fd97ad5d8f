import { ItemQuality } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { square } from '../svg/size.ts';
import { drawFrame } from './frame.ts';

const withoutColour = (svg: string) => svg.replace(/#[0-9a-f]{3,6}/g, '');

test('frames differ in shape as well as in colour', () => {
  const shapes = Object.values(ItemQuality).map((quality) => withoutColour(drawFrame(quality, square(160))));
  expect(new Set(shapes).size).toBe(6);
});
