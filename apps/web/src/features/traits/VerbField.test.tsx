import { MantineProvider } from '@mantine/core';
import { Verb } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VerbField } from './VerbField.tsx';
import { type VerbChoice, verbsAmong } from './verbs-among.ts';

const choices = verbsAmong([{ traits: [[Verb.Haste, 600, 0]] }, { traits: [[Verb.Opener, 30, 1]] }]);

const render = (of: readonly VerbChoice[], verb: Verb | null): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <VerbField choices={of} verb={verb} onChange={() => undefined} />
    </MantineProvider>,
  );
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="(\w+)"( selected="")?>([^<]+)/g)].map(([, , selected, label]) =>
    selected ? `${label} *` : label,
  );

test('offers the verbs of the listed items, under a name for screen readers', () => {
  const html = render(choices, null);
  expect(html).toContain('aria-label="Trait"');
  expect(optionsOf(html)).toEqual(['Any trait *', 'Haste', 'Opener']);
  expect(optionsOf(render(choices, Verb.Opener))).toEqual(['Any trait', 'Haste', 'Opener *']);
});

test('is not there without verbs', () => {
  expect(render([], null)).not.toContain('<select');
});
