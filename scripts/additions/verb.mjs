import { insertBefore, raise } from './project-copy.mjs';

const [TRAITS, PAGE] = ['packages/engine/src/world/traits', 'apps/web/src'];

/**
 * The edits that add the verb Hale of pieces: kills teach more Health. The documentation names the files of
 * the verb Lesson for the rule and its test.
 * @type {readonly import('./project-copy.mjs').Edit[]}
 */
export const VERB_EDITS = [
  { path: `${TRAITS}/trait.ts`, edit: insertBefore(['} as const;', '  Hale: 29,\n']) },
  {
    path: `${TRAITS}/verbs.ts`,
    edit: insertBefore([
      '};\n\nexport const VERB_NAMES',
      '  Hale: { bearers: CHARACTER, a: range(60), b: null, cap: 60 },\n',
    ]),
  },
  {
    path: `${TRAITS}/kit.ts`,
    edit: insertBefore(
      ['  /** After how many turns', '  /** Percent more Health from a kill. */\n  readonly hale: number;\n'],
      ["    flee: least(of('Flee'))", "    hale: sum('Hale'),\n"],
      ['  flee: 0', '  hale: 0,\n'],
    ),
  },
  { path: `${TRAITS}/trait-aims.ts`, edit: insertBefore(['  Flee: NONE', '  Hale: EXPERIENCE,\n']) },
  {
    path: 'packages/engine/src/sessions/combat/training.ts',
    edit: insertBefore([', percent));\n    totals.experienceGained', ' + kit.hale']),
  },
  { path: 'packages/engine/src/stored/rules-version.ts', edit: raise('RULES_VERSION') },
  {
    path: `${PAGE}/features/traits/verb-words.ts`,
    edit: insertBefore(['  Flee:', "  Hale: { title: 'Hale', does: 'more Health from kills' },\n"]),
  },
  {
    path: `${PAGE}/features/traits/trait-sentence.ts`,
    edit: insertBefore([
      '  Flee: {',
      "  Hale: { item: (a) => ['Kills teach', percent(a), 'more Health.'].join(' '), enemy: null },\n",
    ]),
  },
  {
    path: `${TRAITS}/verbs.test.ts`,
    edit: (text) => text.replace('28 verbs', '29 verbs').replace('length: 28', 'length: 29'),
  },
  {
    path: 'packages/engine/src/sessions/combat/trait-kills.test.ts',
    edit: (text) => `${text}${TEST_OF_RULE}`,
  },
  {
    path: 'packages/engine/src/golden/trait-pieces.ts',
    edit: insertBefore(
      ['  cellarKey:', '  vest: 36,\n'],
      ['];\n\nconst piece =', '  [TRAIT_THING.vest, Chest, [Verb.Hale, 20, 0]],\n'],
    ),
  },
  {
    path: 'packages/content/src/balance/trait-aims.test.ts',
    edit: insertBefore([
      '  ...categories.map((category): [Session, Trait]',
      '  [LEGEND, [Verb.Hale, 20, 0]],\n',
    ]),
  },
];

const TEST_OF_RULE = `
test('Hale teaches more Health at a kill', () => {
  const timeline = traitWorld([[Verb.Hale, 50, 0]], { ...mouse, mainStatExperience: 20, healthExperience: 10 });
  const moments = recordUntil(hunting(timeline), timeline, START + 7_000);
  expect(ofType(moments, 'GrantedCombatExperience')[0]).toMatchObject({ experience: 20, healthExperience: 15 });
});
`;

/** The tests that the verb must pass, by file. */
export const VERB_TESTS = [
  `${TRAITS}/verbs.test.ts`,
  'packages/engine/src/sessions/combat/trait-kills.test.ts',
  'packages/engine/src/golden/traits.test.ts',
  'packages/content/src/balance/trait-aims.test.ts',
];

/**
 * The names of those tests that are run. The others of these files play long sessions, or compare kept
 * results that the new rules change.
 */
export const VERB_TEST_NAMES = [
  'the vocabulary of traits',
  'Hale teaches',
  'their worlds have each verb',
  'each verb of characters is measured',
];
