import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { accentFault, accentProperties, contrast, LIGHTEST_SURFACE, TEXT_CONTRAST } from './accent.ts';

const theme = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../web/src/ui/theme/${file}`, import.meta.url)), 'utf8');
const tokens = theme('tokens.css');
const tokenOf = (name: string): string =>
  new RegExp(`^ {2}--${name}: (#[0-9a-f]{6});`, 'm').exec(tokens)?.[1] ?? '';

test('contrasts are those of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('the surface that counts is the lightest of the theme', () => {
  expect(theme('theme.ts')).toContain(`'--mantine-color-default': '${LIGHTEST_SURFACE}'`);
  for (const name of ['ink', 'ink-deep', 'panel', 'panel-high', 'panel-low'])
    expect(contrast(tokenOf(name), '#ffffff'), name).toBeGreaterThan(contrast(LIGHTEST_SURFACE, '#ffffff'));
});

test("the page has all properties, and the game's own accent is readable", () => {
  for (const name of Object.keys(accentProperties('#4fb3a5')))
    if (!name.startsWith('--mantine')) expect(tokens).toContain(`  ${name}: #`);
  expect(accentFault('ACCENT_COLOR', tokenOf('ember'))).toBeNull();
});

test('with any readable accent, texts in it and texts on it are readable', () => {
  const parts = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'));
  const colours = parts.flatMap((red) =>
    parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
  );
  const readable = colours.filter((colour) => accentFault('ACCENT_COLOR', colour) === null);
  expect(readable.length).toBeGreaterThan(2_000);
  const faults = readable.flatMap((colour) => {
    const shades = accentProperties(colour);
    const text = shades['--on-ember'] ?? '';
    const isLow = (one: string, other: string): boolean => contrast(shades[one] ?? '', other) < TEXT_CONTRAST;
    const on = ['--ember', '--ember-light', '--ember-dark', '--gold'].filter((name) => isLow(name, text));
    const as = [
      '--ember',
      '--ember-light',
      '--ember-mark',
      '--gold',
      '--focus',
      '--mantine-color-ember-3',
      '--mantine-color-ember-4',
    ];
    return [...on, ...as.filter((name) => isLow(name, LIGHTEST_SURFACE))].map((name) => `${colour} ${name}`);
  });
  expect(faults).toEqual([]);
});
