import { DENIED_GLYPHS } from '@slumberfell/art';
import { expect, test } from 'vitest';
import { drawSprite } from '../../../build/glyph-sprite.ts';
import { GLYPHS } from './glyphs.ts';

test('every glyph of the list exists, is allowed and stands once', () => {
  expect(drawSprite(GLYPHS, DENIED_GLYPHS).match(/<symbol /g)).toHaveLength(GLYPHS.length);
  expect(new Set(GLYPHS).size).toBe(GLYPHS.length);
});

test('an unknown or a denied glyph breaks the build', () => {
  expect(() => drawSprite(['no-such-glyph'], DENIED_GLYPHS)).toThrow('no-such-glyph');
  const [denied] = DENIED_GLYPHS;
  expect(() => drawSprite([denied ?? ''], DENIED_GLYPHS)).toThrow('denied');
});

test('every glyph of the list is shown somewhere', () => {
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
