import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AGREEMENT_LIMITS, AGREEMENT_NAMES, PAGE_ROUTES } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { InvalidAgreements, readAgreements } from './read-agreements.ts';

const SHIPPED = fileURLToPath(new URL('../../agreements', import.meta.url));

const FRONT =
  '---\ntitle: Our rules\nversions:\n  - date: 2026-11-20\n    changes: The first version.\n---\n';

let directory: string;
let warnings: string[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'agreements-'));
  warnings = [];
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (text: string | Buffer, name = 'rules.md'): void => writeFileSync(join(directory, name), text);
const read = (own: string | null = directory) =>
  readAgreements(SHIPPED, own, (sentence) => warnings.push(sentence.replace(directory, '')));

/** The faults, without the path of the folder. */
function faults(own = directory): readonly string[] {
  try {
    read(own);
  } catch (error) {
    if (error instanceof InvalidAgreements)
      return error.sentences.map((sentence) => sentence.replace(`${directory}/`, ''));
    throw error;
  }
  return [];
}

test('the links of the shipped texts lead to pages of the game', () => {
  const sections = Object.values(read(null)).flatMap((file) => [
    file.lead,
    ...file.sections.map(({ text }) => text),
  ]);
  const links = sections.flatMap((text) =>
    Array.from(text.matchAll(/\]\((\/[^)#]*)/g), ([, path = '']) => path),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => !PAGE_ROUTES.includes(path as (typeof PAGE_ROUTES)[number]))).toEqual([]);
});

test('the shipped texts are valid, and the sections keep the anchors that players share', () => {
  const files = read(null);
  const anchors = Object.fromEntries(
    AGREEMENT_NAMES.map((name) => [name, files[name].sections.map(({ id }) => id)]),
  );
  expect(anchors).toEqual({
    tos: 'parties account play belongings alpha service ending changes law'.split(' '),
    privacy: 'who kept not-kept browser why seen how-long rights children mishaps'.split(' '),
    rules: 'account gifts automation fair-play names conduct breach'.split(' '),
  });
  expect(
    Object.values(files).flatMap(({ versions }) => versions.map(({ consent }) => consent)),
  ).not.toContain(true);
  expect(files.privacy.title).toBe('Privacy Policy');
  expect(files.tos.versions.at(-1)).toEqual({
    date: '2026-11-20',
    changes: 'The first version.',
    consent: false,
  });
});

describe("a host's folder", () => {
  it('has its own text, and the shipped ones for those that it lacks', () => {
    write(
      '\ufeff---\r\ntitle: Our rules\r\nversions:\r\n  - {date: 2027-01-02, changes: Cats., consent: true}\r\n' +
        '  - {date: 2026-12-31, changes: All.}\r\n---\r\n\r\nBe kind.\r\n\r\n## Cats {#cats}\r\n\r\nYes.\r\n\r\n' +
        '### Their fur\r\n\r\n```\r\n## no heading\r\n```\r\n\r\n## Dogs & Co. ##\r\n',
    );
    const files = read();
    expect(files.rules).toEqual({
      title: 'Our rules',
      versions: [
        { date: '2027-01-02', changes: 'Cats.', consent: true },
        { date: '2026-12-31', changes: 'All.', consent: false },
      ],
      lead: 'Be kind.',
      sections: [
        { id: 'cats', title: 'Cats', text: 'Yes.\n\n### Their fur\n\n```\n## no heading\n```' },
        { id: 'dogs-co', title: 'Dogs & Co.', text: '' },
      ],
    });
    expect(files.tos).toEqual(read(null).tos);
    expect(warnings).toEqual([]);
  });

  it('is warned of where a file in it is not read', () => {
    write(`${FRONT}Be kind.`, 'Rules.md');
    write('', '.gitignore');
    expect(read().rules.title).toBe('Rules');
    expect(warnings).toEqual([
      '/Rules.md is not read: the agreements are tos.md, privacy.md, rules.md.',
      ' has none of tos.md, privacy.md, rules.md: all agreements are those of the release.',
    ]);
  });

  it('must be a folder', () => {
    const sentence = 'AGREEMENTS_DIR must be a folder with any of tos.md, privacy.md, rules.md:';
    expect(faults(join(directory, 'none'))).toEqual([`${sentence} there is no such folder.`]);
    write('a file');
    expect(faults(join(directory, 'rules.md'))).toEqual([`${sentence} it is no folder.`]);
  });

  it('may have tags in code, addresses in angle brackets, and every placeholder', () => {
    write(
      `${FRONT}\`<b>\` <https://example.org> <me@example.org> 1 < 2 {{ minimum-age }} {{host}} ![x]\n~~~\n<b>\n~~~`,
    );
    expect(faults()).toEqual([]);
  });
});

describe('a text is read as Markdown', () => {
  const sections = (text: string) => {
    write(FRONT + text);
    const { lead, sections: found } = read().rules;
    return [lead, ...found.map(({ id, title, text: written }) => [id, title, written])];
  };

  it('with an underlined heading as a section', () => {
    expect(sections('Be kind.\n\nCats\nand dogs {#cats}\n---\nYes.\n\nBirds\n---\nNo.')).toEqual([
      'Be kind.',
      ['cats', 'Cats and dogs', 'Yes.'],
      ['birds', 'Birds', 'No.'],
    ]);
  });

  it('with a line as a line, and headings in quotations and lists as no sections', () => {
    const text = 'Be kind.\n\n---\n\n> ## Quoted\n\n- ## Listed\n\n| a |\n| --- |\n| b |';
    expect(sections(text)).toEqual([text]);
  });

  it('with tags as code in a span of two lines, and in an indented block', () => {
    expect(sections('Never write `<b>\n<i>` here.\n\n## Code\n\n    <b>\n\nThat was code.')).toEqual([
      'Never write `<b>\n<i>` here.',
      ['code', 'Code', '    <b>\n\nThat was code.'],
    ]);
  });

  it('with links whose definition is in another section', () => {
    const text =
      'See the [rules][R].\n\n## Cats\n\n[Rules][r], [terms], [own] and [none].\n\n[own]: /own\n\n' +
      '## Links\n\n[r]: /agreements/rules "All\nrules"\n\n> [terms]:\n> /agreements/tos\n\n[r]: /second';
    expect(sections(text)).toEqual([
      '[r]: /agreements/rules "All\nrules"\n\nSee the [rules][R].',
      [
        'cats',
        'Cats',
        '[r]: /agreements/rules "All\nrules"\n[terms]:\n/agreements/tos\n\n' +
          '[Rules][r], [terms], [own] and [none].\n\n[own]: /own',
      ],
      [
        'links',
        'Links',
        '[r]: /agreements/rules "All\nrules"\n\n> [terms]:\n> /agreements/tos\n\n[r]: /second',
      ],
    ]);
  });
});

describe('all faults are told at once, with file and line', () => {
  const versions = (...lines: string[]): string =>
    `---\ntitle: Rules\nversions:\n${lines.join('\n')}\n---\nText`;
  it.each<readonly [string, string | Buffer, readonly (string | RegExp)[]]>([
    ['no front matter', 'Be kind.', [/^rules.md, line 1: the file begins with front matter: /]],
    ['front matter without an end', '---\ntitle: Rules\n', [/^rules.md, line 1: the file begins with/]],
    [
      'broken YAML',
      '---\ntitle: "Rules\nversions: []\n---\nText',
      [/^rules.md, line \d: the front matter cannot be read: Missing closing "quote/],
    ],
    [
      'two titles',
      '---\ntitle: A\ntitle: B\nversions:\n  - {date: 2026-11-20, changes: All.}\n---\nText',
      [/^rules.md, line 3: the front matter cannot be read: Map keys must be unique\./],
    ],
    [
      'front matter that is a list',
      '---\n- a\n---\nText',
      ['rules.md, line 2: the front matter has a title and versions.'],
    ],
    [
      'an unknown field',
      FRONT.replace('title', 'author: me\ntitle').concat('Text'),
      ['rules.md, line 2: the front matter has no "author".'],
    ],
    [
      'no title',
      FRONT.replace('title: Our rules\n', '').concat('Text'),
      [/^rules.md, line \d: the front matter has a title of 1 to 120 characters\.$/],
    ],
    [
      'no version',
      '---\ntitle: Rules\nversions: []\n---\nText',
      [/^rules.md, line 3: the front matter has at least one version/],
    ],
    [
      'a version that is a word',
      versions('  - 2026-11-20'),
      ['rules.md, line 4: a version has a date and changes.'],
    ],
    [
      'a date that is none',
      versions('  - date: 2026-02-30', '    changes: All.'),
      ['rules.md, line 4: a version has a date of the calendar, such as 2026-11-20.'],
    ],
    [
      'a version without changes',
      versions('  - date: 2026-11-20'),
      [/^rules.md, line 4: a version says in "changes"/],
    ],
    [
      'consent that is a word, and an unknown field',
      versions('  - date: 2026-11-20', '    changes: All.', '    consent: please', '    consents: true'),
      ['rules.md, line 7: a version has no "consents".', 'rules.md, line 6: "consent" is true or false.'],
    ],
    [
      'dates that do not descend',
      versions('  - {date: 2026-11-20, changes: A.}', '  - {date: 2026-11-20, changes: B.}'),
      [
        /^rules.md, line 5: the versions begin with the current one, .* 2026-11-20 is not before 2026-11-20\.$/,
      ],
    ],
    ['an empty text', `${FRONT}\n \n`, ['rules.md, line 6: the text after the front matter is empty.']],
    [
      'HTML',
      `${FRONT}A <b>word</b>\n<!-- note -->\n<br/>`,
      [7, 8, 9].map(
        (line) => `rules.md, line ${line}: the text has HTML, which is not shown: write it as Markdown.`,
      ),
    ],
    ['a picture', `${FRONT}![me](/me.png)`, ['rules.md, line 7: the text has a picture: pages show none.']],
    [
      'an unknown placeholder',
      `${FRONT}At least {{age}} years`,
      [/^rules.md, line 7: there is no placeholder \{\{age\}\}\. There are minimum-age, .*, host\.$/],
    ],
    ['a heading of level 1', `${FRONT}# Rules`, [/^rules.md, line 7: the title is in the front matter/]],
    [
      'an underlined heading of level 1',
      `${FRONT}Text\n\nRules\n===`,
      [/^rules.md, line 9: the title is in the front matter/],
    ],
    [
      'HTML and a picture of several lines, in their order',
      `${FRONT}![a\nb](/me.png)\n\n<div>\na\n\n{{age}}\n</div>\n\n> ![c][d]\n\n[d]: /d.png`,
      [
        /^rules.md, line 7: the text has a picture/,
        /^rules.md, line 10: the text has HTML/,
        /^rules.md, line 11: the text has HTML/,
        /^rules.md, line 13: there is no placeholder \{\{age\}\}/,
        /^rules.md, line 14: the text has HTML/,
        /^rules.md, line 16: the text has a picture/,
      ],
    ],
    ['a section without a title', `${FRONT}##`, [/^rules.md, line 7: a section has a title of 1 to 120/]],
    [
      'an anchor with spaces',
      `${FRONT}## A {#my cats}`,
      [/^rules.md, line 7: the section needs an anchor of lower-case/],
    ],
    [
      'a title without letters of an anchor',
      `${FRONT}## 猫`,
      [/^rules.md, line 7: the section needs an anchor/],
    ],
    [
      'a repeated section',
      `${FRONT}## Cats\n\n## Dogs {#cats}`,
      [/^rules.md, line 9: the section has the anchor "cats", as "Cats" has/],
    ],
    [
      "a section of the page's own",
      `${FRONT}## Contact`,
      [/^rules.md, line 7: the page adds a section with the anchor "contact"/],
    ],
    ['code without an end', `${FRONT}~~~\ncode`, ['rules.md, line 8: a block of code has no end.']],
    [
      'code with a shorter end',
      `${FRONT}~~~~\n## no heading\n~~~\n`,
      ['rules.md, line 10: a block of code has no end.'],
    ],
    [
      'a control character',
      `${FRONT}a\u0007b`,
      ['rules.md, line 7: the line has a character that cannot be shown.'],
    ],
    [
      'text that is not UTF-8',
      Buffer.concat([Buffer.from(`${FRONT}One\n`), Buffer.from([0x61, 0xe4, 0x0a])]),
      ['rules.md, line 8: the file is not UTF-8.'],
    ],
    [
      'a large file',
      FRONT + 'a'.repeat(AGREEMENT_LIMITS.bytes),
      ['rules.md: the file has more than 200 KiB.'],
    ],
  ])('%s', (_what, text, expected) => {
    write(text);
    const told = faults();
    expect(told).toHaveLength(expected.length);
    for (const [index, sentence] of expected.entries())
      if (typeof sentence === 'string') expect(told[index]).toBe(sentence);
      else expect(told[index]).toMatch(sentence);
  });

  it('faults of several files', () => {
    write('Be kind.');
    write(`${FRONT}<b>`, 'tos.md');
    mkdirSync(join(directory, 'privacy.md'));
    expect(faults().map((sentence) => sentence.slice(0, 30))).toEqual([
      'tos.md, line 7: the text has H',
      'privacy.md: it is a directory.',
      'rules.md, line 1: the file beg',
    ]);
  });

  it('a file of its largest size is read', () => {
    write(FRONT + 'a'.repeat(AGREEMENT_LIMITS.bytes - FRONT.length));
    expect(faults()).toEqual([]);
  });

  it('many faults are counted', () => {
    write(FRONT + '<b>\n'.repeat(40));
    expect(faults()).toHaveLength(31);
    expect(faults().at(-1)).toBe('There are 10 more faults.');
  });
});
