import type { RegistrationRules } from '../../../accounts/registration/registration.ts';
import type { Game } from '../../../game.ts';
import type { HostNews } from '../../../news/host-news.ts';
import { madeFromContent } from '../../answers/made-from-content.ts';
import type { Handlers } from '../../routes/call.ts';
import { worldCounts } from './world-counts.ts';

export interface HostSettings {
  readonly serverTitle: string | null;
  readonly publicUrl: URL | null;
  readonly communityUrl: string | null;
  readonly contactEmail: string | null;
  readonly registration: RegistrationRules;
}

/**
 * Answers with the public settings of this server, with its announcements, and with the numbers of enemies,
 * trophies, skills and dungeons in the live world. Leaves out settings that are not set. If `serverTitle` is
 * not set, the host in the address `PUBLIC_URL` takes its place.
 */
export function settingsHandler(
  host: HostSettings,
  { game, news }: { readonly game: Pick<Game, 'content'>; readonly news: Pick<HostNews, 'isOn' | 'current'> },
): Handlers<'public-settings'> {
  const { communityUrl, contactEmail } = host;
  const hostName = host.serverTitle ?? host.publicUrl?.host ?? null;
  const settings = {
    ...(hostName !== null && { hostName }),
    ...(communityUrl !== null && { communityUrl }),
    ...(contactEmail !== null && { contactEmail }),
    registration: host.registration.mode,
    guests: host.registration.areGuestsOn,
    news: news.isOn,
  };
  const world = madeFromContent(game, worldCounts);
  return { 'public-settings': () => ({ ...settings, ...news.current(), world: world() }) };
}
