import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ItemSetField } from './ItemSetField.tsx';
import type { ItemSetChoice } from './item-sets.ts';

const CHOICES = [
  { id: 3, name: 'Flotsam' },
  { id: 4, name: 'Still Warm' },
];

const render = (choices: readonly ItemSetChoice[], itemSetId: number | null): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <ItemSetField choices={choices} itemSetId={itemSetId} onChange={() => undefined} />
    </MantineProvider>,
  );
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="(\w+)"( selected="")?>([^<]+)/g)].map(([, , selected, label]) =>
    selected ? `${label} *` : label,
  );

test('offers the item sets of the listed items, under a name for screen readers', () => {
  const html = render(CHOICES, null);
  expect(html).toContain('aria-label="Item set"');
  expect(optionsOf(html)).toEqual(['Any item set *', 'Flotsam', 'Still Warm']);
  expect(optionsOf(render(CHOICES, 4))).toEqual(['Any item set', 'Flotsam', 'Still Warm *']);
});

test('is not there without item sets', () => {
  expect(render([], null)).not.toContain('<select');
});
