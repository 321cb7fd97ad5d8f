import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, type Trait, Verb } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TraitList } from './TraitList.tsx';
import { comparedTraitLines, type TraitLine, traitLines } from './trait-lines.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);

const OPENER: Trait = [Verb.Opener, 30, 1];
const STRONGER: Trait = [Verb.Opener, 60, 1];
const HASTE: Trait = [Verb.Haste, 600, 0];

/** The text of each entry of the list. */
const textsOf = (lines: readonly TraitLine[]): string[] =>
  renderToStaticMarkup(<TraitList lines={lines} />)
    .split('<li')
    .slice(1)
    .map((entry) => `<li${entry}`.replaceAll(/<[^>]+>/g, ''));

test('gives the word and the sentence of each trait', () => {
  expect(textsOf(traitLines([OPENER, HASTE], 'item', world))).toEqual([
    'Opener. The first hit of a fight is 30% harder.',
    'Haste. The next enemy comes 0.6 s sooner.',
  ]);
});

test('renders nothing without traits, and leaves out a trait that the page does not know', () => {
  expect(renderToStaticMarkup(<TraitList lines={traitLines(undefined, 'item', world)} />)).toBe('');
  const unknown = [99, 1, 0] as unknown as Trait;
  expect(textsOf(traitLines([unknown, HASTE], 'item', world))).toHaveLength(1);
});

test('says what is gained, as worn and lost against the worn piece', () => {
  expect(textsOf(comparedTraitLines([STRONGER, HASTE], [HASTE, OPENER], world))).toEqual([
    'Gained: Opener. The first hit of a fight is 60% harder.',
    'As worn: Haste. The next enemy comes 0.6 s sooner.',
    'Lost: Opener. The first hit of a fight is 30% harder.',
  ]);
});

test('says which item set brings a trait', () => {
  const [line] = traitLines([HASTE], 'item', world);
  if (!line) throw new Error('A trait has no words');
  expect(textsOf([{ ...line, change: 'lost', itemSet: 'Flotsam' }])).toEqual([
    'Lost: Haste. The next enemy comes 0.6 s sooner. Flotsam (item set).',
  ]);
});

test('an empty slot loses nothing, and a piece without traits gains nothing', () => {
  expect(comparedTraitLines([HASTE], undefined, world).map(({ change }) => change)).toEqual(['gained']);
  expect(comparedTraitLines(undefined, [HASTE], world).map(({ change }) => change)).toEqual(['lost']);
});
