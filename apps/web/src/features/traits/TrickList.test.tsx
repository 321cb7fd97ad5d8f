import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, Verb } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TrickList } from './TrickList.tsx';
import { traitLines } from './trait-lines.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);

const lines = traitLines(
  [
    [Verb.Crescendo, 2, 60],
    [Verb.Mend, 4, 0],
  ],
  'enemy',
  world,
);
const render = (isMet: boolean | undefined, of = lines): string =>
  renderToStaticMarkup(<TrickList lines={of} isMet={isMet} />);
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

const TOLD =
  'Trick: Each turn of a fight its hits grow by 2%, up to 60%.' +
  'Trick: Each turn it heals 0.4% of its full health.';
const UNMET = 'It has a trick. You learn it by meeting it.';

test('tells each trick of an enemy that was met', () => {
  const html = render(true);
  expect(html).toContain('data-told="true"');
  expect(textOf(html)).toBe(TOLD);
});

test('keeps the tricks of an enemy that was not met hidden, and says that it has one', () => {
  const html = render(false);
  expect(html).toContain('data-told="false"');
  expect(textOf(html)).toBe(TOLD + UNMET);
});

test('says nothing while it is not known whether the enemy was met', () => {
  const html = render(undefined);
  expect(html).toContain('data-told="false"');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(UNMET);
});

test('renders nothing for an enemy without tricks', () => {
  for (const isMet of [true, false, undefined]) expect(render(isMet, [])).toBe('');
});
