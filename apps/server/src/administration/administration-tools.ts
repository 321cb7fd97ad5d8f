import type { AccountTools } from '../accounts/account-tools.ts';
import type { NameRules } from '../characters/names/name-rules.ts';
import type { Content } from '../content/content.ts';
import type { Leaderboards } from '../leaderboards/leaderboards.ts';
import type { HostNews } from '../news/host-news.ts';
import type { OverviewSources } from './overview.ts';
import type { ToldDecisions } from './told-decisions.ts';

export interface AdministrationTools extends Pick<AccountTools, 'storage' | 'attempts' | 'logins'> {
  readonly content: Pick<Content, 'importWorld'>;
  readonly leaderboards: Pick<Leaderboards, 'committed'>;
  readonly names: NameRules;
  readonly decisions: Pick<ToldDecisions, 'look'>;
  readonly news: Pick<HostNews, 'announce' | 'withdraw' | 'post' | 'remove'>;
  /** Directory of the world to import; null for the world of this release. */
  readonly contentDirectory: string | null;
  readonly overview: Omit<OverviewSources, 'storage'>;
  /**
   * Origin of the game for players, such as `https://play.example.org`. Known only once the server listens.
   */
  origin(): string;
}
