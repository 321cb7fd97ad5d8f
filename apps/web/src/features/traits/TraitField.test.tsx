import { MantineProvider } from '@mantine/core';
import { ItemCategory, Verb } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TraitField } from './TraitField.tsx';
import { type TraitChoice, type TraitChoices, traitChoicesAmong } from './trait-choices.ts';

const world = { itemSet: () => undefined };
const choices = traitChoicesAmong(
  [
    { traits: [[Verb.Haste, 600, 0]] },
    {
      traits: [
        [Verb.Mend, 3, 0],
        [Verb.Luck, 20, ItemCategory.Weapon],
      ],
    },
  ],
  world,
);

const render = (of: TraitChoices, choice: TraitChoice | null, showsLabel = false): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <TraitField choices={of} choice={choice} onChange={() => undefined} showsLabel={showsLabel} />
    </MantineProvider>,
  );
/** The titles of groups and the labels of options, in order; the chosen one with a star. */
const linesOf = (html: string) =>
  [...html.matchAll(/<optgroup label="([^"]+)"|<option value="\w+"( selected="")?>([^<]+)/g)].map(
    ([, group, selected, label]) => group ?? (selected ? `${label} *` : label),
  );

test('offers aims and verbs of the listed items in groups, under a name for screen readers', () => {
  const html = render(choices, null);
  expect(html).toContain('aria-label="Trait"');
  expect(linesOf(html)).toEqual([
    'Any trait *',
    ...['For an aim', 'For experience', 'For gold', 'For safety'],
    ...['Traits', 'Haste', 'Luck', 'Mend'],
  ]);
});

test('shows the chosen aim or verb', () => {
  expect(linesOf(render(choices, 'gold'))).toContain('For gold *');
  expect(linesOf(render(choices, Verb.Mend))).toContain('Mend *');
});

test('has its name above it on request', () => {
  const html = render(choices, null, true);
  expect(html).toMatch(/<label[^>]*>Trait<\/label>/);
  expect(html).not.toContain('aria-label');
});

test('has no group without options, and is not there without any', () => {
  expect(linesOf(render({ ...choices, aims: [] }, null))).not.toContain('For an aim');
  expect(linesOf(render({ ...choices, verbs: [] }, null))).not.toContain('Traits');
  expect(render({ aims: [], verbs: [] }, null)).not.toContain('<select');
});
