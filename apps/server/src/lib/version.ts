import manifest from '../../package.json' with { type: 'json' };

/** The version of the game that this server was built from. */
export const VERSION: string = manifest.version;
