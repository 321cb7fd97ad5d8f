import { join } from 'node:path';

/** The directory of the shipped world's built pictures. */
export const BUILT_DIRECTORY = join(import.meta.dirname, '..', '..', 'built');
