import { EXPERIENCE_TABLE, SKILL_COUNT } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import type { Ranked } from '@slumberfell/server/benchmarks';
import { world } from '../veteran.ts';

/** The share of registered players that have never played. */
const NEVER_PLAYED = 0.35;
const TROPHIES = 300;
const CARDS = 258;
const MOST_EXPERIENCE = 2 * (EXPERIENCE_TABLE.at(-1) as number);

const NOTHING = new Array<number>(SKILL_COUNT).fill(0);
const NEWCOMER: Ranked = { experience: NOTHING, gold: 100, goldGiven: 0, trophies: [], cards: [] };
const TROPHY_IDS = world.sets.relicariumEntries.map(({ itemId }) => itemId).sort((a, b) => a - b);
const CARD_IDS = world.sets.enemies.map(({ id }) => id).sort((a, b) => a - b);

/**
 * Generates players with a typical distribution: most have played for an evening, a few for years, and each
 * has left half of the skills untrained. Of a million players, hundreds of thousands have equal small scores.
 * Each run generates the same players.
 */
export function* generatedPlayers(count: number): Generator<Ranked> {
  const random = seededRandom(2026);
  const amounts = (ids: readonly number[], kinds: number, more: () => number): number[] =>
    ids.slice(0, kinds).flatMap((id) => [id, 1 + more()]);
  for (let made = 0; made < count; made++) {
    if (random() < NEVER_PLAYED) {
      yield NEWCOMER;
      continue;
    }
    // How much the player has played, 0 to 1. With exponent 6 most values are near 0 and few are near 1: the
    // median is 1.6 % of the maximum.
    const diligence = random() ** 6;
    yield {
      experience: NOTHING.map(() =>
        random() < 0.5 ? 0 : Math.floor(diligence * random() * MOST_EXPERIENCE),
      ),
      gold: Math.floor(diligence * random() * 20_000_000) + 5 * Math.floor(random() * 200),
      goldGiven: Math.floor(diligence * random() * 2_000_000),
      trophies: amounts(TROPHY_IDS, Math.floor(diligence * random() * TROPHIES), () =>
        Math.floor(random() * 4),
      ),
      cards: amounts(CARD_IDS, Math.floor(diligence * random() * CARDS), () => (random() < 0.05 ? 1 : 0)),
    };
  }
}
