import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.mjs';

/** Holds every size of text, as `--text-N`. */
const SCALE = 'apps/web/src/ui/theme/tokens.css';

/**
 * Pages, and the start of one, that are shown without the sheet of the scale. They have its sizes as numbers.
 * Letters to players (`apps/server/src/mail`) are in px, because mail programs know no other unit. They are
 * no pages, so this test does not read them.
 */
const WITHOUT_SHEET = [
  'apps/server/src/http/docs/style.ts',
  'apps/web/index.html',
  'apps/web/src/lib/offline/offline.html',
];

/** Takes px for the size of a picture, and divides them by 16 to have rem. */
const GLYPH = 'apps/web/src/ui/glyph/Glyph.tsx';

/** Printed agreements: paper has no browser's setting to follow. */
const PRINTED = 'apps/web/src/screens/agreements/AgreementScreen.module.css: 11pt';

/** Fields on touch screens: iPhones zoom into fields of less than 16 px, and the scale has no such size. */
const TOUCH = ['apps/web/src/ui/theme/base.css: 1rem', 'apps/web/src/ui/theme/base.css: 16px'];

/** A size in a sheet, up to the declaration's end, or in a style object or a property of Mantine. */
const DECLARATION =
  /(?<![\w-])(?:(?:font-size|font|--[\w-]*(?:text|font-size)-\w+)\s*[:=]\s*([^;{}]*)|(?:fontSize|fz)\s*[:=]\s*([^,}\n]*))/g;

/** @param {string} path from the root */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const scale = new Set(Array.from(read(SCALE).matchAll(/--text-\d+: ([\d.]+rem);/g), ([, size]) => size));

/**
 * @param {string} path from the root
 * @param {string} source
 * @returns {string[]} each size of text that does not follow the browser's setting, or is not of the scale
 */
const strayFontSizes = (path, source) =>
  Array.from(source.replace(/\/\*.*?\*\//gs, '').matchAll(DECLARATION)).flatMap(
    ([, inSheet, value = inSheet ?? '']) =>
      Array.from(value.matchAll(/(?<![\w.#-])[\d.]+(?:px|pt|pc|in|cm|mm|rem)\b/g), ([size]) => size).filter(
        (size) => !(scale.has(size) && (path === SCALE || WITHOUT_SHEET.includes(path))),
      ),
  );

test('every size of text on a page is one of the scale, in rem', () => {
  const files = execFileSync('git', ['ls-files', '--deduplicate', '--', 'apps/web', 'apps/server/src/http'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => /\.(css|html|tsx?)$/.test(path) && path !== GLYPH);
  expect(files.length).toBeGreaterThan(400);
  expect(scale.size).toBeGreaterThan(12);
  const stray = files.flatMap((path) => strayFontSizes(path, read(path)).map((size) => `${path}: ${size}`));
  expect(stray).toEqual([PRINTED, ...TOUCH]);
});

test('sizes that do not follow the browser, or are not of the scale, are found', () => {
  const css = `.a { font-size: 13px; padding: 2px; }
    .b { font: 700 1.2rem / 1.3 var(--heading); }
    .c { font-size: clamp(3rem, 2vw, var(--text-13)); }
    .d { font-size: 0.9em; font-family: serif; font: inherit; }
    .e { --text-5: 12pt; --mantine-font-size-sm: 14px; border-width: 1px }`;
  expect(strayFontSizes('a.css', css)).toEqual(['13px', '1.2rem', '3rem', '12pt', '14px']);
  expect(strayFontSizes('a.tsx', "<b style={{ fontSize: '17px', width: '3px' }} fz=\"1rem\" />")).toEqual([
    '17px',
    '1rem',
  ]);
  expect(strayFontSizes('apps/web/index.html', '<style>b { font-size: 2.1rem }</style>')).toEqual([]);
  expect(strayFontSizes('apps/web/index.html', '<style>b { font-size: 2rem }</style>')).toEqual(['2rem']);
});
