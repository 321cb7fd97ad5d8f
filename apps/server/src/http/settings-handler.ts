import type { Game } from '../characters/game.ts';
import type { Config } from '../config.ts';
import type { Handlers } from './call.ts';
import { worldCounts } from './world-counts.ts';

export type HostSettings = Pick<Config, 'hostName' | 'publicUrl' | 'communityUrl' | 'contactEmail'>;

/**
 * What the host tells everybody, with what its world holds now; a setting that is not made is left out. A host without a
 * name goes by its address.
 */
export function settingsHandler(
  host: HostSettings,
  game: Pick<Game, 'content'>,
): Handlers<'public-settings'> {
  const { communityUrl, contactEmail } = host;
  const hostName = host.hostName ?? host.publicUrl?.host ?? null;
  const settings = {
    ...(hostName !== null && { hostName }),
    ...(communityUrl !== null && { communityUrl }),
    ...(contactEmail !== null && { contactEmail }),
  };
  let counted: { readonly version: string; readonly world: ReturnType<typeof worldCounts> } | null = null;
  return {
    'public-settings': () => {
      const content = game.content();
      if (counted?.version !== content.version) {
        counted = { version: content.version, world: worldCounts(content) };
      }
      return { ...settings, world: counted.world };
    },
  };
}
