import type { Config } from '../config.ts';
import type { Handlers } from './call.ts';

export type HostSettings = Pick<Config, 'communityUrl' | 'contactEmail'>;

/** What the host tells everybody; a setting that is not made is left out. */
export function settingsHandler({ communityUrl, contactEmail }: HostSettings): Handlers<'public-settings'> {
  const settings = {
    ...(communityUrl !== null && { communityUrl }),
    ...(contactEmail !== null && { contactEmail }),
  };
  return { 'public-settings': () => settings };
}
