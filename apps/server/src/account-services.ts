import type { Answer } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { CheckCookie } from './accounts/cookies/check-cookie.ts';
import { LoginCookie } from './accounts/cookies/login-cookie.ts';
import { EndMailChoice } from './accounts/letters/end-mail-choice.ts';
import { MailWriter } from './accounts/letters/mail-writer.ts';
import { Attempts } from './accounts/limits/attempts.ts';
import { MailLimits } from './accounts/limits/mail-limits.ts';
import { Logins } from './accounts/logins/logins.ts';
import { Passwords } from './accounts/secrets/passwords.ts';
import { sealStoredSecrets } from './accounts/secrets/seal-stored-secrets.ts';
import { SecretSeal } from './accounts/secrets/secret-seal.ts';
import { Administration } from './administration/administration.ts';
import { ToldDecisions } from './administration/told-decisions.ts';
import { Agreements } from './agreements/agreements.ts';
import type { AgreementFiles } from './agreements/read-agreements.ts';
import { type AlertQueue, alertQueueOf } from './alerts/alert-queue.ts';
import { Alerts } from './alerts/alerts.ts';
import type { PushNetwork } from './alerts/push-network.ts';
import type { NameRules } from './characters/names/name-rules.ts';
import type { Config } from './config.ts';
import type { Game } from './game.ts';
import { LoginCookies } from './http/login/login-cookies.ts';
import { LoginExchange } from './http/login/login-exchange.ts';
import { GAME_NAME } from './look/server-look.ts';
import { Mailer } from './mail/mailer.ts';
import { transportFor } from './mail/transport-for.ts';
import { HostNews } from './news/host-news.ts';
import type { FoldedLines } from './observe/folded-lines.ts';
import type { Storage } from './storage/storage.ts';

/** Services for accounts, logins, alerts, administration, news and agreements. */
export interface AccountServices {
  readonly accounts: Accounts;
  readonly alerts: Alerts;
  readonly alertQueue: AlertQueue;
  readonly endLetters: EndMailChoice;
  readonly logins: Logins;
  readonly loginCookies: LoginCookies;
  readonly administration: Administration;
  readonly decisions: ToldDecisions;
  readonly news: HostNews;
  readonly agreements: Agreements;
}

interface Dependencies {
  readonly config: Config;
  readonly storage: Storage;
  readonly game: Game;
  readonly log: FastifyBaseLogger;
  readonly folded: FoldedLines;
  /** Which names characters may be given. */
  readonly names: NameRules;
  readonly agreementFiles: AgreementFiles;
  /** How alerts reach push services. Set by tests only. */
  readonly pushNetwork: PushNetwork | undefined;
  /** ms that an export waits for its turn. Set by tests only. */
  readonly exportWait: number | undefined;
  /** The states of the settings, for the administration. */
  readonly settingStates: Answer<'overview'>['settings'];
  /** How many characters have a player now. */
  activeCharacters(): number;
  /**
   * Origin of the game for players, such as `https://play.example.org`. Known only once the server listens.
   */
  origin(): string;
  /** Registers a function that the server calls when it stops, such as the one that closes the mailer. */
  onStop(step: () => Promise<void>): void;
}

/**
 * Creates the services for accounts, logins, alerts, administration, news and agreements, and the mailer.
 * Seals authenticator secrets that an earlier release stored in plain text.
 */
export async function openAccountServices({
  config,
  storage,
  game,
  log,
  folded,
  names,
  agreementFiles,
  pushNetwork,
  exportWait,
  settingStates,
  activeCharacters,
  origin,
  onStop,
}: Dependencies): Promise<AccountServices> {
  const { publicUrl, dataDirectory, contentDirectory, serverTitle, look } = config;
  const sender = () => ({ serverTitle, serverName: look.name, origin: origin() });
  const writer = new MailWriter(storage, sender, config.hasEndLetters);
  const transport = transportFor(config, { clock: storage.clock, log, folded });
  const mailer = new Mailer({ storage, transport, log, folded, write: (entry) => writer.write(entry) });
  onStop(() => mailer.close());
  const logins = new Logins(storage);
  const cookie = new LoginCookie(publicUrl);
  const exchange = await LoginExchange.open({ storage, logins, cookie, publicUrl });
  const loginCookies = new LoginCookies(logins, cookie, new CheckCookie(publicUrl), exchange);
  const passwords = await Passwords.open();
  const attempts = await Attempts.open(storage);
  const seal = await SecretSeal.of(dataDirectory);
  await sealStoredSecrets({ storage, seal, log });
  const mailLimits = new MailLimits(attempts);
  const tools = { storage, attempts, mailLimits, passwords, logins, seal, mailer };
  const agreements = new Agreements({
    storage,
    files: agreementFiles,
    host: serverTitle ?? publicUrl?.host ?? null,
  });
  const accounts = await openAccounts(tools, game, {
    agreements,
    publicUrl,
    registration: config.registration,
    newGuests: config.newGuests,
    server: look.name ?? GAME_NAME,
    exportWait,
  });
  const alerts = await Alerts.open({ storage, attempts, log, folded, config, network: pushNetwork });
  const alertQueue = alertQueueOf({ storage, alerts, log });
  onStop(async () => alertQueue.close());
  game.happenings.onStored(() => alertQueue.start());
  const endLetters = new EndMailChoice(storage, config.hasEndLetters);
  const news = await HostNews.open(storage, {
    isOn: config.hasNews,
    hasLines: config.announcesChapters,
    log,
  });
  onStop(async () => news.close());
  const decisions = await ToldDecisions.open(storage);
  const { content, leaderboards } = game;
  const administration = new Administration({
    storage,
    attempts,
    logins,
    content,
    contentDirectory,
    overview: {
      dataDirectory,
      settings: settingStates,
      startedAt: storage.clock.now(),
      activeCharacters,
    },
    news,
    leaderboards,
    names,
    decisions,
    origin,
  });
  return {
    accounts,
    alerts,
    alertQueue,
    endLetters,
    logins,
    loginCookies,
    administration,
    decisions,
    news,
    agreements,
  };
}
