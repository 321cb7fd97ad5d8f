/** The parts of `npm run verify`, for tests and benchmarks that verify a database. */
export { openAside } from './aside.ts';
export { inWords } from './verify/in-words.ts';
export { verify } from './verify/verify.ts';
