import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { healingPoints } from '../character/healing-threshold.ts';
import { maxHealth } from '../character/health.ts';
import { advance } from '../settle/advance.ts';
import { readStored, type StoredFormat, UnreadableValue } from '../stored/stored-format.ts';
import {
  mutableState,
  PROPERTY_TIMEOUT,
  playSequence,
  runs,
  sceneArbitrary,
  sequenceArbitrary,
} from '../testing/index.ts';
import { SKILL, SKILL_COUNT } from '../world/skills.ts';
import { EXPERIENCE_TABLE } from './experience.ts';
import { withEverySkill } from './skill-lists.ts';
import type { Shown, State } from './state.ts';
import { STATE_VERSION, STORED_STATE } from './stored-state.ts';
import { type StateOfVersion1, withPendingEnemiesAndSeed } from './upgrade/002-pending-enemies-and-seed.ts';
import { type StateOfVersion2, withHealingShare } from './upgrade/003-healing-share.ts';
import first from './upgrade/fixtures/001.json' with { type: 'json' };
import second from './upgrade/fixtures/002.json' with { type: 'json' };
import type { Wanted } from './wanted.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** Stored states of each released version, by name. Those of a version are at index version - 1. */
const KEPT: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  Array.from({ length: STATE_VERSION }, async (_, index) => {
    const name = String(index + 1).padStart(3, '0');
    return (await import(`./upgrade/fixtures/${name}.json`, { with: { type: 'json' } })).default;
  }),
);
const latest = (KEPT.at(-1) ?? {}) as Readonly<Record<string, State>>;

const asStored = (state: unknown): unknown => JSON.parse(JSON.stringify(state));
const read = (stored: unknown): State => readStored(STORED_STATE, stored, STATE_VERSION);

describe('fixtures of stored states', () => {
  test('exist for each version', () => {
    expect(KEPT).toHaveLength(STATE_VERSION);
    for (const states of KEPT) expect(Object.keys(states).length).toBeGreaterThan(6);
  });

  const all = KEPT.flatMap((states, index) =>
    Object.entries(states).map(([kind, stored]) => ({ version: index + 1, kind, stored })),
  );
  test.each(all)('of version $version can be read: $kind', ({ version, stored }) => {
    const state = readStored(STORED_STATE, asStored(stored), version);
    // The upgraded state can be stored and read again as a state of the current version.
    expect(read(asStored(state))).toEqual(state);
  });
});

describe('version 2', () => {
  test('renames the pending enemies and the seed of version 1', () => {
    // The fixtures `first` and `second` were made from the same rows of one release, in versions 1 and 2. So
    // their states differ only by the upgrade step from version 1 to version 2.
    expect(Object.keys(first)).toEqual(Object.keys(second));
    for (const [kind, stored] of Object.entries(second)) {
      const older = asStored(first[kind as keyof typeof first]) as StateOfVersion1;
      expect(JSON.stringify(withPendingEnemiesAndSeed(older))).toBe(JSON.stringify(stored));
    }
    expect(Object.values(second).some(({ hidden }) => hidden.pendingEnemies.length > 0)).toBe(true);
  });

  test.each([
    ['hidden.quarry', 'hidden.pendingEnemies is missing'],
    ['hidden.session', 'hidden.session is missing'],
    ['hidden.session.key', 'hidden.session.seed is missing'],
    ['hidden.session.turn', 'hidden.session.turn is missing'],
    ['hidden', 'it cannot be upgraded'],
  ])('is not made of a state of version 1 without %s', (path, sentence) => {
    const kept = Object.values(first).find(({ hidden }) => hidden.session !== null);
    const stored = broken(kept, { path: path.split('.'), value: undefined });
    expect(() => readStored(STORED_STATE, stored, 1)).toThrow(sentence);
  });

  test('is not made of a state of version 1 with an unknown field', () => {
    const kept = Object.values(first).find(({ hidden }) => hidden.session !== null);
    for (const path of ['novelty', 'hidden.novelty', 'hidden.session.novelty']) {
      const stored = broken(kept, { path: path.split('.'), value: 1 });
      expect(() => readStored(STORED_STATE, stored, 1)).toThrow(UnreadableValue);
    }
  });
});

describe('version 3', () => {
  const older = Object.values(second)[0] as unknown as StateOfVersion2;
  const shareOf = (points: number, healthExperience: number): number => {
    const experience: number[] = [...(older.shown.experience as readonly number[])];
    experience[SKILL.Health - 1] = healthExperience;
    const shown = { ...older.shown, experience: experience as never, healingThreshold: points };
    return withHealingShare({ ...older, shown }).shown.healingShare;
  };

  test('keeps the points of a threshold as their share of the maximum health', () => {
    const atLevel50 = EXPERIENCE_TABLE[49] as number;
    for (const points of [0, 1, 49, 51, 200, 273, 546])
      expect(healingPoints(shareOf(points, atLevel50), maxHealth(50))).toBe(points);
  });

  test('makes half of the 50 points that every character began with', () => {
    for (const experience of EXPERIENCE_TABLE) expect(shareOf(50, experience)).toBe(5_000);
  });

  test('keeps a threshold above the maximum health at the whole of it', () => {
    expect(shareOf(900, 0)).toBe(10_000);
  });
});

test('every state of a sequence is read as it was stored', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      const { state } = playSequence(sequence);
      expect(read(asStored(state))).toEqual(state);
    }),
    runs(100),
  );
});

test('a state at any instant of a session is read as it was stored', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, until }) => {
      const draft = mutableState(state);
      advance(draft, timeline, until);
      for (const each of [state, draft])
        expect(JSON.stringify(read(asStored(each)))).toBe(JSON.stringify(each));
    }),
    runs(100),
  );
});

/** A path in JSON: names and indexes. */
type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    pathsOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inner];
}

/** Formats a path, such as `shown.combatLog[3][0]`. */
const told = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

type Holder = Record<string | number, unknown>;
const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, step) => (part as Holder)[step], value);

/**
 * Wrong values by the kind of the right value. Each is wrong in every field of that kind, except those that
 * `breaks` leaves out.
 */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  number: ['12', 0.5, -1, 2 ** 53, null, [], Number.NaN],
  string: [7, '', {}],
  boolean: ['yes', 0],
  null: ['a text', -1, []],
  list: [{}, 'none', 3],
  object: [[], 'none', 3],
};

function kindOf(value: unknown): keyof typeof WRONG {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value;
}

/** Fields of a combat that are absent where there is nothing. */
const OPTIONAL_OF_COMBAT = new Set([
  'until',
  'rest',
  'runCost',
  'lingers',
  'bearers',
  'enemyRises',
  'rises',
  'carried',
]);
/** The same of a step of a plan. */
const OPTIONAL_OF_STEP = new Set(['kills', 'level', 'at', 'pieces', 'slot']);

/** Whether the shape allows null for a number at this path. */
function isNullableNumber(path: Path): boolean {
  const name = path.at(-1);
  if (path[1] === 'lastBegin') return name === 'place' || name === 'set';
  return name === 'enemyId' || name === 'companion' || path.at(-2) === 'until';
}

/** The ways to break a stored state at one path. */
function breaks(stored: unknown, path: Path): readonly { readonly path: Path; readonly value: unknown }[] {
  const value = at(stored, path);
  const name = path.at(-1);
  const wrong = (WRONG[kindOf(value)] ?? []).filter((one) => !(value === null && one === null));
  const isOfSet = path[1] === 'sets' && path.length > 3;
  const isPieceOfSet = path.at(-2) === 'pieces';
  const isOfStep = path.includes('steps') || (path[1] === 'lastBegin' && path[2] === 'step');
  const isOptionalOfSet = ['food', 'companion', 'healingShare', 'trainingAttribute'].includes(String(name));
  const isOptional =
    (path.includes('equipment') && path.length > 2) ||
    OPTIONAL_OF_COMBAT.has(String(name)) ||
    (isOfStep && OPTIONAL_OF_STEP.has(String(name))) ||
    (isOfSet && (isPieceOfSet || isOptionalOfSet));
  // The shape of these texts allows the empty one.
  const mayBeEmpty = name === 'content' || name === 'code';
  const isNullable = isNullableNumber(path) || (isOfSet && (isPieceOfSet || name === 'food'));
  return [
    // Leaves out null and the empty text where the shape allows them.
    ...wrong
      .filter((one) => !(mayBeEmpty && one === ''))
      .filter((one) => !(one === null && isNullable))
      .map((one) => ({ path, value: one })),
    ...(typeof name === 'string' && !isOptional ? [{ path, value: undefined }] : []),
    ...(kindOf(value) === 'object' ? [{ path: [...path, 'novelty'], value: 1 }] : []),
  ];
}

const broken = (
  stored: unknown,
  { path, value }: { readonly path: Path; readonly value: unknown },
): unknown => {
  if (path.length === 0) return value;
  const copy = asStored(stored);
  const holder = at(copy, path.slice(0, -1)) as Holder;
  const last = path.at(-1) as string | number;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
};

const share = fc.nat(9_999).map((part) => part / 10_000);
const chosen = <T>(from: readonly T[], part: number): T => from[Math.floor(part * from.length)] as T;

test('a state with one broken field is refused, and the sentence names the field', () => {
  const states = Object.values(latest).map((kept) => asStored(read(asStored(kept))));
  const scenes = sceneArbitrary.map(({ state }) => asStored(state));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...states), scenes), share, share, (stored, where, how) => {
      const path = chosen(pathsOf(stored), where);
      const change = chosen(breaks(stored, path), how);
      let sentence = '';
      try {
        read(broken(stored, change));
      } catch (error) {
        if (!(error instanceof UnreadableValue)) throw error;
        sentence = error.message;
      }
      const [, named = 'nothing'] = /^The stored state is damaged: (?:the )?(\S+) is /.exec(sentence) ?? [];
      if (change.path.length === 0) expect(named).toBe('state');
      else {
        // The error of a wrong id or amount in a list names the whole list.
        const field = told(change.path);
        expect(field === named || field.startsWith(`${named}[`) ? named : field).toBe(named);
      }
    }),
    runs(400),
  );
});

describe('a state that was stored before skills were added', () => {
  test.each(Object.entries(latest))(
    'has them without experience, and gets no gift for them: %s',
    (_, kept) => {
      const { shown, hidden } = asStored(kept) as State;
      const known = shown.experience.length;
      const completed = withEverySkill({ shown, hidden }, known + 2) as State;
      expect(completed).toEqual({
        shown: { ...shown, experience: [...shown.experience, 0, 0] },
        hidden: { ...hidden, fractions: [...hidden.fractions, 0, 0], giftLevel: hidden.giftLevel + 2 },
      });
      expect(withEverySkill(completed, known + 2)).toBe(completed);
      expect(withEverySkill(kept, known)).toBe(kept);
    },
  );

  test('is left as it is when it is damaged', () => {
    const [{ shown, hidden }] = Object.values(latest) as [State];
    const damaged = [
      ...[null, 5, [], { shown: null }, { shown: { experience: 'x' }, hidden: 1 }],
      { shown: { ...shown, experience: shown.experience.slice(1) }, hidden },
      { shown, hidden: { ...hidden, fractions: [...hidden.fractions, 0] } },
    ];
    for (const state of damaged) expect(withEverySkill(state, shown.experience.length + 1)).toBe(state);
  });
});

test.each<[string, (state: Mutable) => void, string]>([
  [
    'as many skills as there are',
    ({ shown }) => shown.experience.push(0),
    `shown.experience is not a list of ${SKILL_COUNT}`,
  ],
  [
    'fractions of a point',
    ({ hidden }) => hidden.fractions.splice(3, 1, 10_000),
    'hidden.fractions[3] is not a whole number from 0 to 9999',
  ],
  [
    'an enumeration',
    ({ shown }) => Object.assign(shown, { attackStyle: 3 }),
    'shown.attackStyle is not one of 0, 1, 2',
  ],
  [
    'ids in their order',
    ({ shown }) => shown.pets.splice(0, 9, 5, 4),
    'shown.pets is not a list of ids in ascending order',
  ],
  [
    'amounts in their order',
    ({ shown }) => shown.trophies.splice(0, 99, 5, 1, 5, 1),
    'shown.trophies is not a list of ids in ascending order, each followed by an amount of at least 1',
  ],
  [
    'no third kind of card',
    ({ shown }) => shown.cards.splice(0, 99, 5, 3),
    'shown.cards is not a list of ids in ascending order, each followed by an amount of at least 1',
  ],
  [
    'at most 100 lines',
    ({ shown }) => shown.combatLog.push(...new Array(101).fill([0, 0, 0, 0])),
    'shown.combatLog is not a list of 0 to 100',
  ],
  [
    'each hidden thing once',
    ({ shown }) => hide(shown, { kind: 'item', id: 5 }, { kind: 'set', id: 5 }, { kind: 'item', id: 5 }),
    'shown.wanted.hiddenThings is with one thing twice',
  ],
  [
    'at most fifty hidden things',
    ({ shown }) => hide(shown, ...Array.from({ length: 51 }, (_, id) => ({ kind: 'item' as const, id }))),
    'shown.wanted.hiddenThings is not a list of 0 to 50',
  ],
  [
    'a pinned thing that is not hidden',
    ({ shown }) => {
      const thing: Wanted = { kind: 'set', id: 5 };
      Object.assign(shown, { wanted: { pinned: thing, hiddenThings: [thing] } });
    },
    'shown.wanted.pinned is hidden, too',
  ],
  [
    'food with its portions',
    ({ shown }) => Object.assign(shown.equipment, { food: 1, foodAmount: undefined }),
    'foodAmount is not there exactly when food is',
  ],
  [
    'a session with its action',
    ({ shown }) => Object.assign(shown, { action: null }),
    'hidden.session is not there exactly when shown.action is',
  ],
])('a state holds %s', (_, change, sentence) => {
  const kept = Object.values(latest).find(({ hidden }) => hidden.session !== null);
  const stored = asStored(read(asStored(kept))) as Mutable;
  change(stored);
  expect(() => read(asStored(stored))).toThrow(`${sentence}.`);
});

const hide = (shown: Mutable['shown'], ...hiddenThings: readonly Wanted[]): object =>
  Object.assign(shown, { wanted: { pinned: null, hiddenThings } });

interface Mutable {
  readonly shown: {
    readonly experience: number[];
    readonly pets: number[];
    readonly trophies: number[];
    readonly cards: number[];
    readonly combatLog: unknown[];
    readonly equipment: object;
  };
  readonly hidden: { readonly fractions: number[] };
}

/** An invented older shape: gold was named coins, and pets were an object. */
interface OldState extends Omit<State, 'shown'> {
  readonly shown: Omit<Shown, 'gold' | 'pets'> & {
    readonly coins: number;
    readonly tamed: Readonly<Record<string, true>>;
  };
}
const renamed = ({ shown: { coins, tamed, ...shown }, hidden }: OldState): State => ({
  shown: { ...shown, gold: coins, pets: Object.keys(tamed).map(Number) },
  hidden,
});
const downgraded = ({ shown: { gold, pets, ...shown }, hidden }: State): OldState => ({
  shown: { ...shown, coins: gold, tamed: Object.fromEntries(pets.map((id) => [id, true as const])) },
  hidden,
});

describe('a state that an upgrade has changed', () => {
  const format: StoredFormat<State> = { ...STORED_STATE, steps: [...STORED_STATE.steps, renamed] };

  test('plays as if it had always had the new shape', () => {
    fc.assert(
      fc.property(sceneArbitrary, ({ state, timeline, until }) => {
        const upgraded = readStored(format, asStored(downgraded(state)), STATE_VERSION);
        const [one, other] = [mutableState(upgraded), mutableState(state)];
        for (const draft of [one, other]) advance(draft, timeline, until);
        expect(one).toEqual(other);
      }),
      runs(100),
    );
  });

  test('is not read as a state that needs no upgrade', () => {
    const [stored] = Object.values(latest);
    expect(() => readStored(format, asStored(stored), STATE_VERSION)).toThrow(
      `The stored state of version ${STATE_VERSION} is damaged`,
    );
    expect(() => read(asStored(downgraded(asStored(stored) as State)))).toThrow(
      'The stored state is damaged: shown.gold is missing.',
    );
  });
});
