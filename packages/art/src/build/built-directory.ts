import { join } from 'node:path';

/** Where the pictures of the shipped world lie. */
export const BUILT_DIRECTORY = join(import.meta.dirname, '..', '..', 'built');
