import { seededRandom } from '@slumberfell/engine/testing';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { measureRounds } from './rounds.ts';

const HUNTING = { name: 'hunting', goal: 'at most' } as const;
const SIMULATIONS = 400;
/** Standard deviation of the logarithm of a measurement. */
const NOISE = 0.05;

/**
 * Measures one suite with one figure.
 * @param changes after / before of each round; rounds beyond them get the last one
 * @param rounds that are asked for
 * @returns the compared figure
 */
async function compared(changes: readonly number[], rounds: number) {
  let round = 0;
  const outcome = await measureRounds(
    { suites: ['engine'], rounds },
    async (_, side) => [
      { ...HUNTING, ratio: side === 'before' ? 1 : (changes[round] ?? changes.at(-1) ?? 1) },
    ],
    () => round++,
  );
  return outcome.compared[0];
}

/** Nine rounds with a median of +9.4 %, two of which are faster than before. */
const UNCLEAR = [1.094, 0.97, 1.2, 1.11, 0.93, 1.06, 1.15, 1.08, 1.12];

describe('rounds of a paired measurement', () => {
  it('end after the asked rounds when each figure is decided', async () => {
    expect(await compared([1.08], 9)).toMatchObject({ rounds: 9, isWorse: true, isUndecided: false });
    expect(await compared([1.02], 9)).toMatchObject({ rounds: 9, isWorse: false, isUndecided: false });
  });

  it('go on while a figure is undecided, until it is worse', async () => {
    expect(await compared(UNCLEAR, 9)).toMatchObject({ rounds: 11, isWorse: true, isUndecided: false });
  });

  it('go on while a figure is undecided, until it is not worse', async () => {
    expect(await compared([...UNCLEAR, 1], 9)).toMatchObject({ isWorse: false, isUndecided: false });
  });

  it('end after three times the asked rounds with a figure that stays undecided', async () => {
    const changes = Array.from({ length: 30 }, (_, round) => (round % 5 < 3 ? 1.1 : 0.9));
    expect(await compared(changes, 5)).toMatchObject({ rounds: 15, isWorse: false, isUndecided: true });
  });

  it('go on only for the suites with an undecided figure', async () => {
    const runs: string[] = [];
    const announced: (readonly string[])[] = [];
    const { compared, unpaired } = await measureRounds(
      { suites: ['engine', 'bag', 'pages'], rounds: 3 },
      (suite, side) => {
        runs.push(suite);
        const round = Math.ceil(runs.filter((run) => run === suite).length / 2);
        const isSlow = side === 'after' && (suite === 'bag' || (suite === 'engine' && round !== 2));
        const figure = { name: `${suite} time`, goal: 'at most', ratio: isSlow ? 1.1 : 1 } as const;
        const isRenamed = side === 'after' && suite === 'pages';
        return Promise.resolve([isRenamed ? { ...figure, name: 'new' } : figure]);
      },
      (_, next) => announced.push(next),
    );
    const roundsOf = (suite: string) => runs.filter((run) => run === suite).length / 2;
    expect([roundsOf('engine'), roundsOf('bag'), roundsOf('pages')]).toEqual([8, 3, 3]);
    expect(announced.slice(2)).toEqual([...Array(5).fill(['engine']), []]);
    expect(compared.map(({ name, isWorse }) => [name, isWorse])).toEqual([
      ['engine time', true],
      ['bag time', true],
    ]);
    expect(unpaired).toEqual(['pages time', 'new']);
  });

  it('find 8 % in noise of 5 % more often than nine rounds, and seldom call noise worse', async () => {
    const few = await simulated(1.08, 'nine');
    const many = await simulated(1.08, 'further');
    const none = await simulated(1, 'further');
    expect(many).toBeGreaterThan(0.9);
    expect(many).toBeGreaterThan(few + 0.25);
    expect(none).toBeLessThan(0.04);
  });
});

/**
 * @param factor the true change; each of both measurements of a round has noise of 5 %
 * @returns the share of simulated measurements that call the figure worse
 */
async function simulated(factor: number, rounds: 'nine' | 'further'): Promise<number> {
  const random = seededRandom(7);
  // Normally distributed (Box and Muller).
  const noise = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let found = 0;
  for (let index = 0; index < SIMULATIONS; index++) {
    const changes = Array.from({ length: 27 }, () => factor * Math.exp(NOISE * (noise() - noise())));
    const nine = changes.slice(0, 9);
    const figure =
      rounds === 'nine'
        ? compare(
            HUNTING,
            nine.map(() => 1),
            nine,
          )
        : await compared(changes, 9);
    if (figure?.isWorse) found++;
  }
  return found / SIMULATIONS;
}
