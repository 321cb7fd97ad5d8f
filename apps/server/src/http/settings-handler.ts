import type { Config } from '../config.ts';
import type { Handlers } from './call.ts';

export type HostSettings = Pick<Config, 'hostName' | 'publicUrl' | 'communityUrl' | 'contactEmail'>;

/** What the host tells everybody; a setting that is not made is left out. A host without a name goes by its address. */
export function settingsHandler(host: HostSettings): Handlers<'public-settings'> {
  const { communityUrl, contactEmail } = host;
  const hostName = host.hostName ?? host.publicUrl?.host ?? null;
  const settings = {
    ...(hostName !== null && { hostName }),
    ...(communityUrl !== null && { communityUrl }),
    ...(contactEmail !== null && { contactEmail }),
  };
  return { 'public-settings': () => settings };
}
