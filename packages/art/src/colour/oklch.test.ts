import { expect, test } from 'vitest';
import { palettesNamed } from '../testing/palettes.ts';
import { lightnessOf, oklch, withLightness } from './oklch.ts';
import { ramp } from './ramp.ts';

test('black, white and a known colour are converted exactly', () => {
  expect(oklch(0, 0, 0)).toBe('#000000');
  expect(oklch(1, 0, 0)).toBe('#ffffff');
  expect(oklch(0.627955, 0.257683, 29.23)).toBe('#ff0000');
});

test('a colour outside of sRGB keeps its lightness and loses chroma', () => {
  expect(oklch(0.9, 0.37, 264)).not.toBe(oklch(0.9, 0, 264));
  expect(oklch(0.9, 0.37, 264)).toMatch(/^#[0-9a-f]{6}$/);
  expect(oklch(0.9, 0.37, 264)).toBe(oklch(0.9, 0.3, 264));
});

test('the shades of a ramp get lighter', () => {
  const brightness = (colour: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);
  const { line, first, rim } = ramp(palettesNamed('any').get('any'));
  const steps = [line, first.low, first.middle, first.high, rim].map(brightness);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
});

test.each(['#42663c', '#f3a83b', '#101218'])('%s keeps its hue and chroma at its own lightness', (colour) => {
  expect(withLightness(colour, lightnessOf(colour))).toBe(colour);
});
