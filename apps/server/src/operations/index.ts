/** The parts of `npm run verify`, for tests and benchmarks that verify a database. */
export { openReadOnly } from './read-only-database.ts';
export { reportText } from './verify/report-text.ts';
export { verify } from './verify/verify.ts';
