/**
 * Checks the language of code, comments and documents (CONTRIBUTING, "Language"): retired words, long comment
 * lines, and pronouns that stand for a noun. `node scripts/language.mjs [FOLDER] [--list]` prints the counts
 * of a repository; with `--list` also every place.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isReadable, textsIn } from './engineer-texts.mjs';
import { ROOT } from './repository.mjs';

const RETIRED_WORDS =
  'houses?|tall(?:y|ies)|quarr(?:y|ies)|doorkeepers?|postm[ae]n|inquests?|testimon(?:y|ies)|prophec(?:y|ies)|mischiefs?|witness(?:es)?|doorsteps?|demolish(?:e[sd])?';
/** Words that no name and no text may contain. docs/glossary.md lists their replacements. */
const RETIRED = new RegExp(`^(?:${RETIRED_WORDS})$`, 'i');
/** Words that no name of a type may contain. */
const RETIRED_IN_TYPES = /^(?:Film|Visitor|Letter|Together)s?$/;
/** Names that no type may have. Longer names may contain them. */
const RETIRED_TYPES = /^(?:Gate|Key)$/;
/** A name of the specification that contains a retired word. It is allowed. */
const SPECIFIED = /\bauction[ -]?house\b/gi;
const PRONOUN = /\b(?:whoever|whatever|whomever|whom|nobody|somebody|anybody|everybody)\b/gi;
/** Highest allowed length of a line of a comment, in columns. */
const LONGEST = 110;

/**
 * Every file whose content has a fault of language matches at least one of these patterns. A file that
 * matches none is not parsed, which saves seconds.
 */
const SUSPECT = [
  new RegExp(RETIRED_WORDS, 'i'),
  PRONOUN,
  /Film|Visitor|Letter|Together|\b(?:Gate|Key)\b/,
  new RegExp(`^.{${LONGEST + 1}}`, 'm'),
];

/**
 * Files that are not checked: they contain retired words on purpose, or are generated. Upgrade steps
 * (`002-what-changes.ts`) name stored fields as released versions named them. The changelog and the agreements
 * have texts for players.
 */
const LEFT_OUT =
  /^(?:scripts\/language(?:\.test)?\.mjs|docs\/glossary\.md|CONTRIBUTING\.md|CHANGELOG\.md|.+\/\d{3}-[\w-]+\.ts|packages\/art\/built\/.*|apps\/server\/agreements\/.*|fixtures\/.+\/.*)$/;

/**
 * A fault of language: a retired word, a comment line that is too long, or a pronoun. `line` counts from 1; 0
 * means that the fault is in the name of the file.
 * @typedef {{ path: string, line: number, what: string }} Place
 * @typedef {{ retired: Place[], long: Place[], pronouns: Place[] }} Places
 */

/**
 * @param {string} text camelCase, PascalCase, snake_case, kebab-case or prose
 * @returns {{ word: string, index: number }[]}
 */
const wordsIn = (text) =>
  Array.from(text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g), ({ 0: word, index }) => ({ word, index }));

/** @param {string} text @returns {{ word: string, index: number }[]} */
const retiredIn = (text) =>
  wordsIn(text.replace(SPECIFIED, (name) => ' '.repeat(name.length))).filter(({ word }) =>
    RETIRED.test(word),
  );

/** @param {string} type name of a type */
const isRetiredType = (type) =>
  RETIRED_TYPES.test(type) || wordsIn(type).some(({ word }) => RETIRED_IN_TYPES.test(word));

/**
 * Finds retired words, comment lines that are too long, and pronouns in one file.
 * @param {string} path from the root of the repository
 * @param {string} source
 * @returns {Places}
 */
export function wrongLanguageIn(path, source) {
  const inPath = retiredIn(path).map(({ word }) => ({ path, line: 0, what: word }));
  // `search` always starts at index 0; `test` would start at the position that a pattern with the flag g
  // keeps.
  if (SUSPECT.every((pattern) => source.search(pattern) < 0))
    return { retired: inPath, long: [], pronouns: [] };
  const { comments, sentences, names, types } = textsIn(path, source);
  const lines = source.split('\n');
  /** @param {number} index */
  const lineOf = (index) => source.slice(0, index).split('\n').length;
  /** @param {number} index @param {string} what @returns {Place} */
  const place = (index, what) => ({ path, line: lineOf(index), what });
  const long = comments.flatMap(({ start, text }) => {
    const first = lineOf(start);
    const numbers = text.split('\n').map((_, offset) => first + offset);
    return numbers.filter((number) => (lines[number - 1] ?? '').length > LONGEST);
  });
  return {
    retired: [
      ...inPath,
      ...[...comments, ...sentences, ...names, ...types].flatMap(({ start, text }) =>
        retiredIn(text).map(({ word, index }) => place(start + index, word)),
      ),
      ...types
        .filter(({ text }) => isRetiredType(text))
        .map(({ start, text }) => place(start, `type ${text}`)),
    ],
    long: [...new Set(long)].map((line) => ({ path, line, what: `${lines[line - 1]?.length} columns` })),
    pronouns: [...comments, ...sentences].flatMap(({ start, text }) =>
      Array.from(text.matchAll(PRONOUN), ({ 0: word, index }) => place(start + index, word)),
    ),
  };
}

/**
 * @param {string} root of a repository
 * @returns {Places} the faults of language in all checked files that git does not ignore
 */
function placesIn(root) {
  const list = ['ls-files', '-z', '--deduplicate', '--cached', '--others', '--exclude-standard'];
  const found = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => isReadable(path) && !LEFT_OUT.test(path) && existsSync(join(root, path)))
    .map((path) => wrongLanguageIn(path, readFileSync(join(root, path), 'utf8')));
  return {
    retired: found.flatMap(({ retired }) => retired),
    long: found.flatMap(({ long }) => long),
    pronouns: found.flatMap(({ pronouns }) => pronouns),
  };
}

/** @type {Readonly<Record<keyof Places, (what: string) => string>>} */
const SENTENCES = {
  retired: (what) => `"${what}" is retired. docs/glossary.md ("Retired words") says what to write.`,
  long: (what) => `A line of a comment has ${what}. At most ${LONGEST} are allowed.`,
  pronouns: (what) => `"${what}" stands for a noun. Write the noun.`,
};

/**
 * @param {string} [root] of a repository
 * @returns {string[]} a line for each fault of language: file, line and word. Empty without faults. Line 0
 *   means the name of the file.
 */
export function wrongLanguage(root = ROOT) {
  const places = placesIn(root);
  return /** @type {(keyof Places)[]} */ (Object.keys(SENTENCES)).flatMap((kind) =>
    places[kind].map(({ path, line, what }) => `${path}:${line}: ${SENTENCES[kind](what)}`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' } },
  });
  for (const [name, places] of Object.entries(placesIn(positionals[0] ?? '.'))) {
    console.log(`${name}: ${places.length}`);
    if (values.list) for (const { path, line, what } of places) console.log(`  ${path}:${line}: ${what}`);
  }
}
