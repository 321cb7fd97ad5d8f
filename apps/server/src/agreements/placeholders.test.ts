import { expect, test } from 'vitest';
import { fillPlaceholders, PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts';

test('fills in the numbers of the game', () => {
  expect(fillPlaceholders('{{gift-limit}} gold from {{ minimum-age }} years on', null)).toBe(
    '1,000,000 gold from 13 years on',
  );
  for (const name of PLACEHOLDERS)
    expect(fillPlaceholders(`{{${name}}}`, 'Inn'), name).toMatch(/^(?:[\d,]+|Inn)$/);
});

test('the name of the host is text, not Markdown; without one its placeholder stays', () => {
  expect(fillPlaceholders('**{{host}}**', 'A *b* [c](//d) $& {{host}}')).toBe(
    '**A \\*b\\* \\[c\\]\\(\\/\\/d\\) \\$\\& \\{\\{host\\}\\}**',
  );
  expect(fillPlaceholders('**{{ host }}**', null)).toBe('**{{host}}**');
});

test('names the placeholders that there are not', () => {
  expect(unknownPlaceholders('{{host}} {{age}} {{}} { {x} }')).toEqual(['age', '']);
});
