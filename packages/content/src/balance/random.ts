/** A source of numbers in [0, 1). The balance tests use `seededRandom` of the engine's test code. */
export type Random = () => number;
