/**
 * Finds citations of the documents in docs/, in code and documents, and reports those whose target does not
 * exist. The forms are:
 * `specification 3.4` (a rule) or `specification 3` (a chapter), `game-design 2.16b` (a section), `ADR 0013`,
 * and `architecture, "Heading"` in round brackets for all other documents.
 */

/** One number, for example `3`, `3.4` or `2.16b`. */
const NUMBER = String.raw`\d+(?:\.\d+)?[a-z]?\b`;
/** Several numbers, for example `2.10, 2.16b`, `4.1 to 4.3`, `2, 4 and 6`. */
const NUMBERS = `${NUMBER}(?:(?:,| and| to| or) ${NUMBER})*`;
const NUMBERED = new RegExp(String.raw`\b(specification|game-design) (${NUMBERS})`, 'gi');
const RECORD = /\bADR (\d+)\b/g;
const HEADED = /[(;] ?([a-z-]+), "([^"]+)"/g;

/**
 * Spellings that are always reported: wrong forms of citations, and documents that are not in the repository.
 */
const UNRESOLVABLE = [
  /\bspec(?:ification)? sections? \d\S*/gi,
  /\bspec \d+\.\d+/gi,
  /\bgame-design(?! \d)(?!\.md|,)/gi,
  /\bgame-design section\S*/gi,
  /(?<![\w/.-])(?:wire|beyond|people|measurements|shape)\.md\b/g,
  /(?<![\w/.([-])look\.md\b/g,
  /\(architecture, (?!")[^)]*/g,
  /\(issues? \d+[^)]*\)/gi,
  /\bIssue \d+\b/g,
  /(?<!\]\()docs\/adr\/\d{4}-[\w-]+\.md(?=\))/g,
];

/**
 * What citations can name: numbers of rules and sections, numbers of ADRs, and headings by document.
 * @typedef {{
 *   numbers: Record<'specification' | 'game-design', ReadonlySet<string>>,
 *   records: ReadonlySet<string>,
 *   headings: ReadonlyMap<string, ReadonlySet<string>>,
 * }} Citable
 */

/**
 * Joins lines and removes the comment marks between them, so that a citation across a line break is found.
 * @param {string} text
 */
const joinLines = (text) => text.replace(/\n\s*(?:\*(?!\/)|\/\/|#|>)?[ \t]*/g, ' ').replace(/ {2,}/g, ' ');

/** @param {string} list text that matches `NUMBERS` */
const numbersIn = (list) => Array.from(list.matchAll(new RegExp(NUMBER, 'g')), ([number]) => number);

/** @param {string} page Markdown @returns {string[]} the texts of its headings */
export const headingsOf = (page) => Array.from(page.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading);

/** @param {string} page Markdown @returns {string[]} the numbers at the start of headings */
export const headingNumbers = (page) =>
  headingsOf(page).flatMap((heading) => /^(\d+(?:\.\d+)?[a-z]?)\.? /.exec(heading)?.[1] ?? []);

/**
 * The numbered rules of the specification, in the page's order.
 * @param {string} page Markdown
 * @returns {{ number: string, text: string }[]} `text` has no backticks
 */
export const rulesOf = (page) =>
  Array.from(
    page.matchAll(/^(?:- \*\*(\d+\.\d+)\*\* (.+)|\| \*\*(\d+\.\d+)\*\* \| ([^|]+?) \|.*)$/gm),
    ([, listed, text, tabled, call]) => ({
      number: listed ?? tabled ?? '',
      text: (text ?? call ?? '').replaceAll('`', ''),
    }),
  );

/**
 * The rows of the coverage page, docs/spec-coverage.md.
 * @param {string} page Markdown
 * @returns {{ number: string, beginning: string, tests: string[], shownBy: string }[]}
 */
export const coverageOf = (page) =>
  Array.from(
    page.matchAll(/^\| (\d+\.\d+) (.+?) \| .* \| (.*) \|$/gm),
    ([row, number = '', text = '', shownBy = '']) => ({
      number,
      beginning: text.replace(/ …$/, ''),
      tests: Array.from(row.matchAll(/`([^`]+\.test\.(?:ts|tsx|mjs))`/g), ([, file = '']) => file),
      shownBy,
    }),
  );

/**
 * @param {string} text a source file or a page
 * @param {Citable} citable
 * @returns {string[]} the citations that do not resolve, as they are written
 */
export function unresolvedCitations(text, { numbers, records, headings }) {
  const line = joinLines(text);
  const numbered = Array.from(line.matchAll(NUMBERED), ([, page = '', list = '']) => {
    const offered = numbers[/** @type {'specification' | 'game-design'} */ (page.toLowerCase())];
    return numbersIn(list)
      .filter((number) => !offered.has(number))
      .map((number) => `${page} ${number}`);
  }).flat();
  const recorded = Array.from(line.matchAll(RECORD), ([citation, number = '']) =>
    records.has(number) ? [] : [citation],
  ).flat();
  const headed = Array.from(line.matchAll(HEADED), ([, page = '', heading = '']) => {
    const offered = headings.get(page);
    return offered && !offered.has(heading) ? [`${page}, "${heading}"`] : [];
  }).flat();
  const odd = UNRESOLVABLE.flatMap((form) => Array.from(line.matchAll(form), ([citation]) => citation));
  return [...numbered, ...recorded, ...headed, ...odd];
}

/**
 * Finds references of a document to parts of itself that do not exist. Such a reference is written
 * `rules 2.12 to 2.26` in the specification and `section 2.9` in game-design.
 * @param {string} page Markdown
 * @param {'rule' | 'section'} word
 * @param {ReadonlySet<string>} numbers of the parts that the document has
 * @returns {string[]} the references to missing parts, such as `rule 2.12`
 */
export function unresolvedReferences(page, word, numbers) {
  const references = joinLines(page).matchAll(new RegExp(String.raw`\b${word}s? (${NUMBERS})`, 'gi'));
  return Array.from(references, ([, list = '']) => numbersIn(list))
    .flat()
    .filter((number) => !numbers.has(number))
    .map((number) => `${word} ${number}`);
}

/**
 * Checks that each rule has a row in the coverage page, and that each row has a rule, begins with the rule's
 * text and names a test file that exists.
 * @param {string} specification Markdown
 * @param {string} coverage Markdown
 * @param {ReadonlySet<string>} files existing files, as paths from the root
 * @returns {string[]} one sentence per fault
 */
export function coverageFaults(specification, coverage, files) {
  const rules = rulesOf(specification);
  const rows = coverageOf(coverage);
  const texts = new Map(rules.map(({ number, text }) => [number, text]));
  const covered = new Set(rows.map(({ number }) => number));
  return [
    ...rules
      .filter(({ number }, place) => rules.findIndex((rule) => rule.number === number) < place)
      .map(({ number }) => `two rules have the number ${number}`),
    ...rules.filter(({ number }) => !covered.has(number)).map(({ number }) => `rule ${number} has no row`),
    ...rows.flatMap(({ number, beginning, tests, shownBy }) => {
      const text = texts.get(number);
      if (text === undefined) return [`row ${number} has no rule`];
      const faults = tests.filter((file) => !files.has(file)).map((file) => `row ${number}: no file ${file}`);
      if (!text.startsWith(beginning)) faults.push(`row ${number} does not begin like its rule`);
      if (/\bopen:/.test(shownBy)) faults.push(`row ${number} is open in part`);
      if (tests.length === 0 && shownBy !== 'the rules below') faults.push(`row ${number} names no test`);
      return faults;
    }),
  ];
}
