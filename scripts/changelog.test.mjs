import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CHANGELOG, changelogOf, currentChangelog } from './changelog.mjs';

test('CHANGELOG.md is up to date: else run npm run changelog', async () => {
  expect(await readFile(CHANGELOG, 'utf8')).toBe(await currentChangelog());
});

test('a version has a section for each chapter, with a line for each note', () => {
  const notes = [
    { title: 'Guests', text: 'Play at once.' },
    { title: 'Accounts', text: 'With a letter.' },
  ];
  const text = changelogOf('1.2.3', [
    { title: 'Living here', notes },
    { title: 'Reading', notes: [{ title: 'These notes', text: 'You are here.' }] },
  ]);
  expect(text.slice(text.indexOf('## 1.2.3'))).toBe(`## 1.2.3

### Living here

- **Guests.** Play at once.
- **Accounts.** With a letter.

### Reading

- **These notes.** You are here.
`);
});
