import { expect, test } from 'vitest';
import { glyphNames } from '../glyph/glyph-set.ts';
import { allCredits } from './all-credits.ts';
import { glyphCredits } from './credits.ts';

test('every glyph that may be drawn has an author', () => {
  const names = glyphNames();
  const credited = new Set(glyphCredits(names).flatMap(({ glyphs }) => glyphs.map(({ name }) => name)));
  expect(names.filter((name) => !credited.has(name))).toEqual([]);
});

test('a credit names author, source, licence and changes', () => {
  expect(glyphCredits(['broadsword'])).toEqual([
    {
      author: 'Lorc',
      address: 'http://lorcblog.blogspot.com',
      licence: 'CC BY 3.0',
      licenceAddress: 'https://creativecommons.org/licenses/by/3.0/',
      changes: 'recoloured; in pictures also lit and combined with others',
      glyphs: [{ name: 'broadsword', source: 'https://game-icons.net/1x1/lorc/broadsword.html' }],
    },
  ]);
});

test('if two authors drew a glyph of the same name, both are named', () => {
  expect(glyphCredits(['cauldron']).map(({ author }) => author)).toEqual(['DarkZaitzev', 'Lorc']);
});

test('a glyph without an author is refused', () => {
  expect(() => glyphCredits(['no-such-glyph'])).toThrow(/has no author/);
});

test('each library has the licence of its package.json', () => {
  const { libraries, fonts, faces } = allCredits([]);
  expect(libraries).toContainEqual({
    name: 'react',
    licence: 'MIT',
    address: 'https://www.npmjs.com/package/react',
  });
  expect(libraries.every(({ licence }) => licence.length > 0)).toBe(true);
  expect(fonts.map(({ licence }) => licence)).toEqual(['OFL 1.1', 'OFL 1.1']);
  expect(faces.licence).toBe('CC0 1.0');
});
