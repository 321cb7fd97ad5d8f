import type { Seed } from './seed.ts';

/**
 * Draws are a keyed function of facts ("fight 12, turn 3"), never of how many draws came before: a restart or
 * another path through the code cannot change them, and what was observed does not tell what is to come. The
 * function is an Even-Mansour cipher over Chaskey's permutation of four 32-bit words (architecture, "State
 * and draws").
 */
export type Words = Uint32Array;

/** Full range of a word: a probability p is the threshold p · 2^32, and a word below it is a hit. */
export const WORD_RANGE = 0x1_0000_0000;

/** What a draw is for; part of its facts, so that no two purposes share words. */
export const Domain = { Spawn: 1, Turn: 2, Loot: 3, CraftCount: 4, CraftPick: 5 } as const;
export type Domain = (typeof Domain)[keyof typeof Domain];

const ROUNDS = 8;

/** Writes the four words of (domain, a, b, c) under `seed` to `out`. Facts are unsigned 32-bit integers. */
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
