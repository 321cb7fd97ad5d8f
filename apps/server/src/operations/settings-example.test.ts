import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from '../config.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const example = read('.env.example');
const entries = [...example.matchAll(/^# (.+)\n#([A-Z_]+)=(.*)$/gm)].map(
  ([, text = '', name = '', value = '']) => ({ text, name, value }),
);

/** README's table: the names in the first column of each row, and the text of its third column. */
const rows = [...read('README.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| .+ \| (.+) \|$/gm)].map(
  ([, names = '', standard = '']) => ({
    names: [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    standard,
  }),
);

test('.env.example has every setting once, each with one sentence', () => {
  expect(entries.map(({ name }) => name).sort()).toEqual(SETTINGS.toSorted());
  expect(example.match(/^#\w/gm)).toHaveLength(SETTINGS.length);
  for (const { name, text } of entries) expect(text, name).toMatch(/^[A-Z].+\.$/);
});

test('the values in .env.example are the defaults', () => {
  const values = entries.filter(({ value }) => value !== '');
  const standard = readConfig({});
  expect(readConfig(Object.fromEntries(values.map(({ name, value }) => [name, value])))).toEqual(standard);
  // Another value of each of them gives other settings, so each value was compared.
  const other: Readonly<Record<string, string>> = {
    DATA_DIR: 'elsewhere',
    TRUSTED_PROXIES: '10.0.0.1',
    REGISTRATION: 'closed',
    GUESTS: 'off',
    NAME_WORDS: 'off',
    CHAPTER_ANNOUNCEMENTS: 'off',
    NEWS: 'off',
    END_LETTERS: 'off',
    ALERTS: 'off',
    ALERT_HOSTS: 'push.example.org',
    METRICS_HOST: '::1',
    LOG_LEVEL: 'warn',
  };
  for (const { name } of values)
    expect(readConfig({ [name]: other[name] ?? '7' }), name).not.toEqual(standard);
  // A setting without a value has no default that could be written there.
  for (const { name, value } of entries) if (value === '') expect(rowOf(name), name).not.toMatch(/^`[^`]+`$/);
});

/** The default of a setting in README's table: its own value, where the row has one for each of its names. */
function rowOf(name: string): string {
  const row = rows.find(({ names }) => names.includes(name));
  if (row === undefined) throw new Error(`README.md has no row for ${name}`);
  const values = [...row.standard.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
  const isPaired = row.names.length > 1 && values.length === row.names.length;
  return isPaired ? `\`${values[row.names.indexOf(name)]}\`` : row.standard;
}

test("README's table has the same settings in the same order, and the same defaults", () => {
  const inReadme = rows.flatMap(({ names }) => names).filter((name) => !name.endsWith('_FILE'));
  expect(entries.map(({ name }) => name).filter((name) => !name.endsWith('_FILE'))).toEqual(inReadme);
  for (const { name, value } of entries)
    for (const part of name === 'ALERT_HOSTS' ? value.split(',') : [value])
      if (part !== '') expect(rowOf(name), name).toContain(`\`${part}\``);
});
