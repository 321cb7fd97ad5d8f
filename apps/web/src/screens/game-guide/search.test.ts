import { expect, test } from 'vitest';
import { type ArticleId, LISTINGS, type Listing } from '../../features/guide/contents.ts';
import { type Article, section } from './article.ts';
import { indexOf, search } from './search.ts';

function listing(id: ArticleId): Listing {
  const found = LISTINGS.find((each) => each.id === id);
  if (!found) throw new Error(`No listing ${id}`);
  return found;
}

const article = (lead: string, ...sections: Article['sections']): Article => ({ lead, sections });

const index = indexOf([
  [listing('pets'), article('They chose you.', section('Keepsakes', 'A tuft of **wool** is a trophy.'))],
  [
    listing('gold'),
    article('Badgers have no pockets.', section('Selling', 'Sell a trophy, see [pets](pets).')),
  ],
  [listing('food'), article('Café and crumbs.', section('Trophy dinners', 'Nothing’s left.'))],
]);

const idsOf = (query: string): string[] => search(index, query).map((hit) => hit.listing.id);

test('finds a word by its beginning, in upper or lower case, with or without accents', () => {
  expect(idsOf('BADG')).toEqual(['gold']);
  expect(idsOf('cafe')).toEqual(['food']);
  expect(idsOf("nothing's")).toEqual(['food']);
  expect(idsOf('ockets')).toEqual([]);
});

test('requires every word of the query, anywhere in the article', () => {
  expect(idsOf('badgers trophy')).toEqual(['gold']);
  expect(idsOf('badgers wool')).toEqual([]);
});

test('ranks titles before headings, and headings before text', () => {
  expect(idsOf('pets')).toEqual(['pets', 'gold']);
  expect(idsOf('trophy')[0]).toBe('food');
});

test('links a hit to its section, and shows the text around it without markup', () => {
  expect(search(index, 'wool')).toMatchObject([
    { anchor: 'keepsakes', heading: 'Keepsakes', excerpt: ['A tuft of ', 'wool', ' is a trophy.'] },
  ]);
  expect(search(index, 'pockets')).toMatchObject([{ anchor: null, heading: null }]);
});

test('cuts long texts between words', () => {
  const words = Array.from({ length: 100 }, (_, place) => `word${place}`).join(' ');
  const [hit] = search(indexOf([[listing('pets'), article('', section('Long', words))]]), 'word50');
  const [before, found, after] = hit?.excerpt ?? ['', '', ''];
  expect(before).toMatch(/^… word\d+ .* $/);
  expect(found).toBe('word50');
  expect(after).toMatch(/^ .* word\d+ …$/);
  expect((before + found + after).length).toBeLessThan(220);
});

test('shows the section of an article that has most of the words', () => {
  const both = article('Trophy here.', section('There', 'A trophy of wool.'));
  expect(search(indexOf([[listing('pets'), both]]), 'trophy wool')).toMatchObject([{ anchor: 'there' }]);
});

test('finds nothing for an empty query', () => {
  expect(search(index, '   ')).toEqual([]);
});
