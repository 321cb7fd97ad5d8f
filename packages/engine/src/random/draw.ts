import type { Seed } from './seed.ts';

/**
 * The four words of a draw. A draw is a function of the seed and of facts ("fight 12, turn 3"). It does not
 * depend on how many draws came before. So a restart or another order of computation cannot change a draw,
 * and an observed draw does not predict others. The function is an Even-Mansour cipher over Chaskey's
 * permutation of four 32-bit words (architecture, "State and draws").
 */
export type Words = Uint32Array;

/**
 * The number of values of a word. The threshold of a probability p is p · 2^32; a word below the threshold is
 * a hit.
 */
export const WORD_RANGE = 0x1_0000_0000;

/** The purpose of a draw. It is an input of `draw`, so draws for two purposes never share words. */
export const Domain = {
  Spawn: 1,
  Turn: 2,
  Loot: 3,
  CraftCount: 4,
  CraftPick: 5,
  ForecastRun: 6,
  Plan: 7,
  PlanKey: 8,
  Trait: 9,
  RandomPiece: 10,
} as const;
export type Domain = (typeof Domain)[keyof typeof Domain];

const ROUNDS = 8;

/**
 * Computes the four words of (domain, a, b, c) under `seed` into `out`. Facts are unsigned 32-bit integers.
 */
export function draw(seed: Seed, domain: Domain, a: number, b: number, c: number, out: Words): void {
  const k0 = seed[0] | 0;
  const k1 = seed[1] | 0;
  const k2 = seed[2] | 0;
  const k3 = seed[3] | 0;
  let v0 = domain ^ k0;
  let v1 = a ^ k1;
  let v2 = b ^ k2;
  let v3 = c ^ k3;
  for (let round = 0; round < ROUNDS; round++) {
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 13) | (v3 >>> 19)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 7) | (v1 >>> 25)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
  }
  out[0] = v0 ^ k0;
  out[1] = v1 ^ k1;
  out[2] = v2 ^ k2;
  out[3] = v3 ^ k3;
}

/** The threshold of a probability in [0, 1]. */
export const threshold = (probability: number): number => Math.round(probability * WORD_RANGE);
