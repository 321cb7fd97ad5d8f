import { version } from '../../package.json';

/** The version of the game that this page was built from. */
export const VERSION: string = version;
