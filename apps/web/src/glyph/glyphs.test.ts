import { expect, test } from 'vitest';
import { DENIED_GLYPHS } from '../../build/denied-glyphs.ts';
import { drawSprite } from '../../build/glyph-sprites.ts';
import { INTERFACE_GLYPHS, PICTURE_GLYPHS } from './glyphs.ts';

test.each([
  ['interface', INTERFACE_GLYPHS],
  ['pictures', PICTURE_GLYPHS],
])('every glyph of the %s list exists, is allowed and stands once', (_, glyphs) => {
  const sprite = drawSprite(glyphs);
  expect(sprite.match(/<symbol /g)).toHaveLength(glyphs.length);
  expect(new Set(glyphs).size).toBe(glyphs.length);
});

test('an unknown or a denied glyph breaks the build', () => {
  expect(() => drawSprite(['no-such-glyph'])).toThrow('no-such-glyph');
  const [denied] = DENIED_GLYPHS;
  expect(() => drawSprite([denied ?? ''])).toThrow('denied');
});

test('every glyph of the lists is shown somewhere', () => {
  const sources = Object.entries(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!./glyphs.ts', '!../**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([, source]) => source);
  const unused = [...INTERFACE_GLYPHS, ...PICTURE_GLYPHS].filter(
    (glyph) => !sources.some((source) => source.includes(`'${glyph}'`) || source.includes(`"${glyph}"`)),
  );
  expect(unused).toEqual([]);
});
