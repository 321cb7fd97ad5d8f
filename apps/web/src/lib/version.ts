import { version } from '../../package.json';

/** The version that these notes are about: the one that is played. */
export const VERSION: string = version;
