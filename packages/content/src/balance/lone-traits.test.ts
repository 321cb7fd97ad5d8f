import {
  EnemyKind,
  EnemyType,
  FIRST_FAMILY,
  familiesOf,
  SKILL,
  type State,
  type Trait,
  Verb,
} from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { sum } from './agreement.ts';
import { enemiesOf, enemy, sets } from './shipped.ts';
import { expectedShare, type LoneHunt, playHunt } from './trait-worlds.ts';

/**
 * Traits that the other tests of balance do not show, each alone. The reporter `verbose` prints the results
 * (ADR 0025).
 */
const NIGHTS = isLong ? 200 : 6;
const LONG = { timeout: PROPERTY_TIMEOUT };
const MINUTE = 60_000;
const NIGHT = 480;
const MOST_ERRORS = 3;
/** At the highest level nothing changes between the fights of a night. */
const LEGEND = { level: 100, regionId: 6 };
const WALKER = { level: 60, regionId: 5 };

const families = familiesOf(sets.enemies);
const FAMILIES = [...new Set(enemiesOf(LEGEND.regionId).map(({ family }) => family))].map((family) => ({
  family,
  kind: FIRST_FAMILY + families.indexOf(family),
}));

const nights = <Result>(play: (night: number) => Result): Result[] =>
  Array.from({ length: NIGHTS }, (_, night) => play(night + 1));

const rounded = (value: number): string => value.toFixed(4);

/** Minutes and gained points of the nights that end at their limit. */
function wholeNights(hunt: LoneHunt) {
  const all = nights((night) => {
    let minutes = 0;
    const { before, after } = playHunt(hunt, night, {
      sessionFinished: (at, reason) => {
        if (reason === 'limit') minutes = at / MINUTE;
      },
    });
    return { minutes, points: pointsOf(after) - pointsOf(before) };
  });
  return { minutes: all.map(({ minutes }) => minutes), points: sum(all.map(({ points }) => points)) };
}

const pointsOf = ({ shown }: State): number => sum(shown.experience);

test.for([5, 10])('Linger of %i minutes makes a night longer', LONG, async (more, { annotate }) => {
  const before = wholeNights({ ...WALKER, traits: [] });
  const after = wholeNights({ ...WALKER, traits: [[Verb.Linger, more, 0]] });
  const limit = NIGHT * (1 + more / 60);
  const [first, last] = [Math.min(...after.minutes), Math.max(...after.minutes)];
  const ratio = after.points / before.points;
  await annotate(
    `limit ${limit} min, ends ${first.toFixed(2)} to ${last.toFixed(2)}; experience x ${rounded(ratio)}`,
  );
  // The last fight begins before the limit, and is fought to its end.
  expect(first).toBeGreaterThan(limit - 1);
  expect(last).toBeLessThan(limit + 2);
  expect(Math.abs(ratio / (1 + more / 60) - 1)).toBeLessThan(0.01);
});

/** How many of the fights of all nights were with enemies of a kind. */
function shareMet(traits: readonly Trait[], isOfKind: (enemyId: number) => boolean) {
  let [count, of] = [0, 0];
  nights((night) =>
    playHunt({ ...LEGEND, traits }, night, {
      enemySpawned: (_, { enemyId }) => {
        of++;
        if (isOfKind(enemyId)) count++;
      },
    }),
  );
  return { share: count / of, of };
}

const LURES = [
  ...FAMILIES,
  { family: 'Elite', kind: EnemyKind.Elite },
  { family: 'Miniboss', kind: EnemyKind.Miniboss },
];

test.for(LURES)(
  'Lure of $family changes the share of such fights as the weights say',
  LONG,
  async ({ family, kind }, { annotate }) => {
    const words: string[] = [];
    for (const percent of [0, 100]) {
      const expected = expectedShare(LEGEND, kind, percent);
      const traits: readonly Trait[] = percent === 0 ? [] : [[Verb.Lure, percent, kind]];
      const { share, of } = shareMet(traits, (enemyId) => isOf(enemyId, family));
      words.push(`Lure ${percent} %: ${rounded(share)}, by weights ${rounded(expected)}`);
      const error = Math.sqrt((expected * (1 - expected)) / of);
      expect(Math.abs(share - expected)).toBeLessThanOrEqual(MOST_ERRORS * error);
    }
    await annotate(words.join('; '));
  },
);

/** Whether an enemy is of a family or type. */
function isOf(enemyId: number, name: string): boolean {
  const { family, type } = enemy(enemyId);
  if (name === 'Elite') return type === EnemyType.Elite;
  return name === 'Miniboss' ? type === EnemyType.Rare : family === name;
}

/** Damage of the first hits in the first fights of each night, on a family and on all others. */
function firstHits(traits: readonly Trait[], family: string) {
  const damage = { family: 0, others: 0 };
  nights((night) => {
    let fights = 0;
    let isFirst = false;
    playHunt({ ...LEGEND, traits }, night, {
      enemySpawned: () => {
        isFirst = true;
        fights++;
      },
      turnEnded: (_, { enemyId }, { dealt }) => {
        if (isFirst && fights <= FIRST_FIGHTS) damage[isOf(enemyId, family) ? 'family' : 'others'] += dealt;
        isFirst = false;
      },
    });
  });
  return damage;
}

/** Every night has more of them. Their enemies and rolls are the same with the trait and without it. */
const FIRST_FIGHTS = 1_000;
const BANE = 50;

test.for(FAMILIES)(
  'Bane of $family makes hits on this family alone harder',
  LONG,
  async ({ family, kind }, { annotate }) => {
    const before = firstHits([], family);
    const after = firstHits([[Verb.Bane, BANE, kind]], family);
    const [ratio, others] = [after.family / before.family, after.others / before.others];
    await annotate(`damage x ${rounded(ratio)} on the family, x ${rounded(others)} on others`);
    expect(Math.abs(ratio - (1 + BANE / 100))).toBeLessThan(0.005);
    expect(others).toBe(1);
  },
);

const LESSON = 20;

test('a Lesson of another skill gives its share of a kill besides', LONG, async ({ annotate }) => {
  const gained = (traits: readonly Trait[]) =>
    nights((night) => {
      let trained = 0;
      const { before, after } = playHunt({ ...WALKER, traits }, night, {
        experienceGained: (_at, _skillId, points) => {
          trained += points;
        },
      });
      const fishing = SKILL.Fishing - 1;
      return {
        trained,
        fishing: Number(after.shown.experience[fishing]) - Number(before.shown.experience[fishing]),
      };
    });
  const [before, after] = [gained([]), gained([[Verb.Lesson, LESSON, SKILL.Fishing]])];
  expect(after.map(({ trained }) => trained)).toEqual(before.map(({ trained }) => trained));
  // Both skills keep fractions of a point.
  for (const { trained, fishing } of after)
    expect(Math.abs(fishing - (trained * LESSON) / 100)).toBeLessThan(1);
  const total = (name: 'trained' | 'fishing') => sum(after.map((night) => night[name]));
  await annotate(`${total('fishing')} points of Fishing for ${total('trained')} of the trained skill`);
});
