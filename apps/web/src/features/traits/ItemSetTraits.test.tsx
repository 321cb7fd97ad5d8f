import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, Verb } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ItemSetTraits } from './ItemSetTraits.tsx';
import { itemSetLines } from './item-sets.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const itemSet = {
  id: 1,
  name: 'Four Posts',
  traits: [2, 3, 4].map((pieces) => ({ pieces, trait: [Verb.Plated, pieces, 0] as const })),
};
const lines = itemSetLines({ itemSet, pieces: 2 }, world, { itemSet, pieces: 3 });

const textsOf = (saysWhichCount: boolean): string[] =>
  renderToStaticMarkup(<ItemSetTraits lines={lines} saysWhichCount={saysWhichCount} />)
    .split('<li')
    .slice(1)
    .map((entry) => `<li${entry}`.replaceAll(/<[^>]+>/g, ''));

test('says which traits count, which would be gained, and which need more pieces', () => {
  expect(textsOf(true)).toEqual([
    'With 2 pieces, counting: Plated. Every hit that you take is 2% smaller.',
    'With 3 pieces, gained: Plated. Every hit that you take is 3% smaller.',
    'With 4 pieces, not yet: Plated. Every hit that you take is 4% smaller.',
  ]);
});

test('tells a visitor the traits alone', () => {
  expect(textsOf(false)[0]).toBe('With 2 pieces: Plated. Every hit that you take is 2% smaller.');
});
