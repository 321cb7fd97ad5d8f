import type { Accounts } from '../../accounts/accounts.ts';
import type { EndMailChoice } from '../../accounts/letters/end-mail-choice.ts';
import type { Logins } from '../../accounts/logins/logins.ts';
import type { Administration } from '../../administration/administration.ts';
import type { Agreements } from '../../agreements/agreements.ts';
import type { Alerts } from '../../alerts/alerts.ts';
import type { Game } from '../../game.ts';
import type { HostNews } from '../../news/host-news.ts';
import type { Storage } from '../../storage/storage.ts';
import type { LoginCookies } from '../login/login-cookies.ts';
import type { Handlers } from '../routes/call.ts';
import { staticDataHandler } from '../static-data/static-data-handler.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { ownDataHandlers } from './accounts/own-data-handlers.ts';
import { adminHandlers } from './admin/admin-handlers.ts';
import { characterHandlers } from './characters/character-handlers.ts';
import { commandHandlers } from './characters/command-handlers.ts';
import { layoutHandlers } from './characters/layout-handlers.ts';
import { deviceHandlers } from './devices/device-handlers.ts';
import { agreementHandlers } from './public/agreement-handlers.ts';
import { newsHandlers } from './public/news-handlers.ts';
import { type HostSettings, settingsHandler } from './public/settings-handler.ts';
import { chronicleHandlers } from './results/chronicle-handlers.ts';
import { idleReportHandlers } from './results/idle-report-handlers.ts';
import { leaderboardHandler } from './results/leaderboard-handler.ts';

export interface HandlerDependencies {
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly alerts: Alerts;
  readonly endLetters: EndMailChoice;
  readonly loginCookies: LoginCookies;
  readonly logins: Logins;
  readonly administration: Administration;
  readonly game: Game;
  readonly news: HostNews;
  readonly agreements: Agreements;
  readonly settings: HostSettings;
  activeCharacters(): number;
}

/** The handlers of all routes. The type ensures that none is missing. */
export const handlersOf = (dependencies: HandlerDependencies): Handlers => ({
  ...accountHandlers(dependencies.accounts, dependencies.loginCookies),
  ...ownDataHandlers(dependencies.accounts, dependencies.loginCookies),
  ...deviceHandlers(dependencies),
  ...adminHandlers(dependencies.administration),
  ...characterHandlers(dependencies),
  ...commandHandlers(dependencies.game),
  ...chronicleHandlers(dependencies.game),
  ...idleReportHandlers(dependencies.game),
  ...layoutHandlers(dependencies),
  ...leaderboardHandler(dependencies),
  ...staticDataHandler(dependencies.game),
  ...newsHandlers(dependencies.news),
  ...agreementHandlers(dependencies.agreements),
  ...settingsHandler(dependencies.settings, dependencies),
});
