/** The parts of `npm run verify`, for tests and benchmarks that verify a database. */
export { openReadOnly } from './aside.ts';
export { reportText } from './verify/in-words.ts';
export { verify } from './verify/verify.ts';
