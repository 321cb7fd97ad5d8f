import { DENIED_GLYPHS } from '@slumberfell/art';
import { expect, test } from 'vitest';
import { drawSprite } from '../../../build/glyph-sprite.ts';
import { GLYPHS } from './glyphs.ts';

test('lists only glyphs that exist and are allowed, each once', () => {
  expect(drawSprite(GLYPHS, DENIED_GLYPHS).match(/<symbol /g)).toHaveLength(GLYPHS.length);
  expect(new Set(GLYPHS).size).toBe(GLYPHS.length);
});

test('makes the build fail for an unknown or a denied glyph', () => {
  expect(() => drawSprite(['no-such-glyph'], DENIED_GLYPHS)).toThrow('no-such-glyph');
  const [denied] = DENIED_GLYPHS;
  expect(() => drawSprite([denied ?? ''], DENIED_GLYPHS)).toThrow('denied');
});

test('shows every glyph of the list somewhere', () => {
  const sources = Object.entries(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '!./glyphs.ts', '!../**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([, source]) => source);
  const unused = GLYPHS.filter(
    (glyph) => !sources.some((source) => source.includes(`'${glyph}'`) || source.includes(`"${glyph}"`)),
  );
  expect(unused).toEqual([]);
});
