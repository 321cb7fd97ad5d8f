/** A source of numbers in [0, 1). The balance proofs draw from `seededRandom` of the engine's test code. */
export type Random = () => number;
