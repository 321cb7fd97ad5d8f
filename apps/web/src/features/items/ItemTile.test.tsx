import { type Item, Verb } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TraitMark } from '../traits/TraitMark.tsx';
import { ItemTile } from './ItemTile.tsx';

const item: Item = {
  id: 1,
  name: 'Monday Morning',
  description: '',
  category: 11,
  value: 1,
  rank: 1,
  quality: 5,
  imagePath: '',
  framePath: '',
};
const traits = [
  [Verb.Opener, 60, 1],
  [Verb.Haste, 350, 0],
] as const;

const select = () => undefined;
const MARK = '#star-formation';

test('marks a tile of an item with traits, and says so in its name', () => {
  const tile = renderToStaticMarkup(<ItemTile item={{ ...item, traits: [traits[0]] }} onSelect={select} />);
  expect(tile).toContain('aria-label="Monday Morning, Legendary, with a trait, 1"');
  expect(tile).toContain(MARK);
  const two = renderToStaticMarkup(<ItemTile item={{ ...item, traits }} worn onSelect={select} />);
  expect(two).toContain('aria-label="Monday Morning, Legendary, with 2 traits, 1, equipped"');
});

test('says the tier of an item of a family, and lights as many lamps', () => {
  const tile = renderToStaticMarkup(<ItemTile item={{ ...item, rank: 3, tiers: 6 }} onSelect={select} />);
  expect(tile).toContain('aria-label="Monday Morning, Legendary, tier 3 of 6, 1"');
  expect(tile).toContain('data-lamps="3"');
  expect(renderToStaticMarkup(<ItemTile item={item} />)).not.toContain('data-lamps');
});

test('does not mark a tile of an item without traits', () => {
  const tile = renderToStaticMarkup(<ItemTile item={item} onSelect={select} />);
  expect(tile).toContain('aria-label="Monday Morning, Legendary, 1"');
  expect(tile).not.toContain(MARK);
});

test('marks the name of an item with traits', () => {
  const mark = renderToStaticMarkup(<TraitMark item={{ traits }} />);
  expect(mark).toContain(MARK);
  expect(mark.replaceAll(/<[^>]+>/g, '')).toBe(', with 2 traits');
  expect(renderToStaticMarkup(<TraitMark item={{}} />)).toBe('');
});
