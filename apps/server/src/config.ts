import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { REGISTRATIONS } from '@slumberfell/protocol';
import { z } from 'zod';
import type { RegistrationRules } from './accounts/registration/registration.ts';
import { isPushHost, KNOWN_PUSH_HOSTS } from './alerts/push-hosts.ts';
import { readBlockedNames } from './characters/names/blocked-names-file.ts';
import { DEFAULT_TRUSTED_PROXIES, isProxyRange } from './http/addresses/trusted-proxies.ts';
import type { BucketRate } from './http/limits/buckets.ts';
import { type CallRateSettings, callRateSettings } from './http/limits/call-rate-settings.ts';
import type { ConnectionLimits } from './http/limits/connections.ts';
import { connectionsFor, fileLimit } from './http/limits/file-limit.ts';
import { ENCODING, readAddress } from './lib/address.ts';
import { fileVariable, readFileSettings } from './lib/file-settings.ts';
import { accentFault } from './look/accent.ts';
import { readLogo } from './look/logo-file.ts';
import { isServerName, SERVER_NAME_LENGTH, type ServerLook } from './look/server-look.ts';
import { LOG_LEVELS, type LogLevel } from './observe/log.ts';
import { addressFault, sslModeSentence } from './storage/database/postgres-address.ts';

/**
 * The settings. All come from the environment and all are optional: `npm start` needs none. An empty variable
 * counts as absent. The secrets of the game are not settings: the server creates them at its first start and
 * keeps them in the database and in the data directory.
 */
export interface Config {
  /** 0 lets the operating system choose a free port. */
  readonly port: number;
  /** Address to listen on for players. Null: all addresses of the machine, IPv4 and IPv6. */
  readonly host: string | null;
  /** Directory of the embedded database, the installation key, and the mails that are written to files. */
  readonly dataDirectory: string;
  /** URL of a PostgreSQL database; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Directory of the host's own world; null for the world of this release. */
  readonly contentDirectory: string | null;
  /** Directory of the host's own legal texts; null for those of this release. */
  readonly agreementsDirectory: string | null;
  /**
   * Origin at which players reach the game. Null: the server takes the host of each request, without https.
   */
  readonly publicUrl: URL | null;
  /** IP addresses and CIDR ranges of the reverse proxies whose `X-Forwarded-For` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Rates of calls, per account and per network. */
  readonly callRates: CallRateSettings;
  /** Who may make an account. */
  readonly registration: RegistrationRules;
  /** Whether the host may post news. Announcements are possible in any case. */
  readonly hasNews: boolean;
  /** Whether all players are told when a character closes a chapter that unlocks `announcement`. */
  readonly announcesChapters: boolean;
  /** How often one network may make a new guest. Null: no limit. */
  readonly newGuests: BucketRate | null;
  /** Which names no character may be given, besides those that are always reserved. */
  readonly names: {
    /** Whether the maintained list of offensive words counts. */
    readonly hasWordList: boolean;
    /** The words and names of the host's own list, as `namePattern` takes them. */
    readonly blocked: readonly string[];
  };
  /**
   * Limits of connections: open ones in all, open ones of one client address, and new ones of one client
   * address.
   */
  readonly connections: ConnectionLimits;
  readonly smtpUrl: string | null;
  /** Whether the server sends letters about what has ended to players who ask for them. */
  readonly hasEndLetters: boolean;
  /** Whether and how the server sends alerts to players' devices. */
  readonly alerts: AlertSettings;
  readonly redisUrl: string | null;
  readonly metricsPort: number | null;
  /** Address to listen on for requests of Prometheus. */
  readonly metricsHost: string;
  /**
   * Name of the person or organisation that runs this server, for the agreements and the letters; null when
   * it is not set. The server's own name is `look.name`.
   */
  readonly serverTitle: string | null;
  readonly contactEmail: string | null;
  readonly communityUrl: string | null;
  /** The name, the logo and the accent colour that the host gives the server. */
  readonly look: ServerLook;
  readonly logLevel: LogLevel;
}

export interface AlertSettings {
  readonly areOn: boolean;
  /** Hosts of push services to which the server may send; each passes `isPushHost`. */
  readonly hosts: readonly string[];
  /** Address for the operators of push services: a `mailto:` or an `https:` URL. */
  readonly contact: string;
}

const portNumber = (name: string, lowest: number) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= lowest && Number(text) <= 65_535, {
      error: `${name} must be a whole number from ${lowest} to 65535.`,
    })
    .transform(Number);

/** An IP address. Removes the square brackets around an IPv6 address, with which URLs write it. */
const listenAddress = (name: string) =>
  z
    .string()
    .trim()
    .transform((text) => text.replace(/^\[(.*)\]$/, '$1'))
    .refine((text) => isIP(text) !== 0, {
      error: `${name} must be an IP address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1.`,
    });

const url = (name: string, schemes: readonly string[], example: string) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(scheme)) && URL.canParse(text), {
    error: `${name} must be an address like ${example}`,
  });

/**
 * The sentence about an address that has one of the schemes, and is malformed: the password may be the cause.
 */
const encodingSentence = (name: string, example: string): string =>
  `${name} must be an address like ${example}, ${ENCODING}.`;

/** An address with the name of a host, which may have a user name and a password. */
const hostUrl = (...[name, schemes, example]: Parameters<typeof url>) =>
  z.string().superRefine((text, context) => {
    if (!schemes.some((scheme) => text.startsWith(scheme)))
      context.addIssue(`${name} must be an address like ${example}`);
    else if (readAddress(text)?.host === '') context.addIssue(`${name} must name a host, like ${example}`);
    else if (readAddress(text) === null || !URL.canParse(text))
      context.addIssue(encodingSentence(name, example));
  });

/** The address of a PostgreSQL database. It may name the directory of a UNIX socket in place of a host. */
const postgresUrl = (name: string, example: string) =>
  z.string().superRefine((text, context) => {
    if (!/^postgres(?:ql)?:\/\//.test(text)) context.addIssue(`${name} must be an address like ${example}`);
    else {
      const fault = addressFault(text);
      if (fault === 'sslmode') context.addIssue(sslModeSentence(name));
      else if (fault !== null) context.addIssue(encodingSentence(name, example));
    }
  });

/** Whether a text is a `mailto:` or an `https:` URL, as push services take them from a sender. */
const isContact = (text: string): boolean =>
  text.startsWith('mailto:')
    ? z.email().safeParse(text.slice('mailto:'.length)).success
    : text.startsWith('https://') && URL.canParse(text);

/** A whole number from `lowest` to a million. */
const count = (name: string, lowest: number) =>
  z
    .string()
    .refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= lowest && Number(text) <= 1_000_000, {
      error: `${name} must be a whole number from ${lowest} to 1000000.`,
    })
    .transform(Number);

/** A whole number from 0 to a million. `0` and `off` mean no limit, and become null. */
const limit = (name: string) =>
  z
    .string()
    .refine((text) => text === 'off' || (/^\d{1,7}$/.test(text) && Number(text) <= 1_000_000), {
      error: `${name} must be a whole number up to 1000000, or off.`,
    })
    .transform((text) => (text === 'off' || Number(text) === 0 ? null : Number(text)));

const rateOf = (perSecond: number | null, atOnce: number): BucketRate | null =>
  perSecond === null ? null : { perSecond, atOnce };

const environment = z
  .object({
    PORT: portNumber('PORT', 0).default(3000),
    HOST: listenAddress('HOST').optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: postgresUrl('DATABASE_URL', 'postgres://user@host/database').optional(),
    CONTENT_DIR: z.string().optional(),
    AGREEMENTS_DIR: z.string().optional(),
    PUBLIC_URL: url('PUBLIC_URL', ['https://', 'http://'], 'https://play.example.org')
      .transform((text) => new URL(text))
      .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '', {
        error: 'PUBLIC_URL must end after its host and port: the game lives at the root of its address.',
      })
      .optional(),
    TRUSTED_PROXIES: z
      .string()
      .transform((text) => text.split(',').map((range) => range.trim()))
      .refine((ranges) => ranges.every(isProxyRange), {
        error:
          'TRUSTED_PROXIES must be IP addresses and CIDR ranges with commas between them, such as 127.0.0.1,10.1.0.0/16',
      })
      .optional(),
    COMMANDS_PER_SECOND: limit('COMMANDS_PER_SECOND').default(20),
    COMMANDS_AT_ONCE: count('COMMANDS_AT_ONCE', 1).default(100),
    GUEST_COMMANDS_PER_SECOND: limit('GUEST_COMMANDS_PER_SECOND').optional(),
    GUEST_COMMANDS_AT_ONCE: count('GUEST_COMMANDS_AT_ONCE', 1).optional(),
    NETWORK_COMMANDS_PER_SECOND: limit('NETWORK_COMMANDS_PER_SECOND').optional(),
    NETWORK_COMMANDS_AT_ONCE: count('NETWORK_COMMANDS_AT_ONCE', 1).optional(),
    COSTLY_CALLS_PER_SECOND: limit('COSTLY_CALLS_PER_SECOND').default(10),
    COSTLY_CALLS_AT_ONCE: count('COSTLY_CALLS_AT_ONCE', 1).default(60),
    NETWORK_COSTLY_CALLS_PER_SECOND: limit('NETWORK_COSTLY_CALLS_PER_SECOND').optional(),
    NETWORK_COSTLY_CALLS_AT_ONCE: count('NETWORK_COSTLY_CALLS_AT_ONCE', 1).optional(),
    OTHER_CALLS_PER_SECOND: limit('OTHER_CALLS_PER_SECOND').default(20),
    OTHER_CALLS_AT_ONCE: count('OTHER_CALLS_AT_ONCE', 1).default(200),
    NETWORK_OTHER_CALLS_PER_SECOND: limit('NETWORK_OTHER_CALLS_PER_SECOND').optional(),
    NETWORK_OTHER_CALLS_AT_ONCE: count('NETWORK_OTHER_CALLS_AT_ONCE', 1).optional(),
    REGISTRATION: z
      .enum(REGISTRATIONS, { error: 'REGISTRATION must be open, invite or closed.' })
      .default('open'),
    GUESTS: z.enum(['on', 'off'], { error: 'GUESTS must be on or off.' }).default('on'),
    CHAPTER_ANNOUNCEMENTS: z
      .enum(['on', 'off'], { error: 'CHAPTER_ANNOUNCEMENTS must be on or off.' })
      .default('on'),
    NEWS: z.enum(['on', 'off'], { error: 'NEWS must be on or off.' }).default('on'),
    NEW_GUESTS_PER_MINUTE: limit('NEW_GUESTS_PER_MINUTE').default(4),
    NEW_GUESTS_AT_ONCE: count('NEW_GUESTS_AT_ONCE', 1).default(20),
    NAME_WORDS: z.enum(['on', 'off'], { error: 'NAME_WORDS must be on or off.' }).default('on'),
    BLOCKED_NAMES: z
      .string()
      .transform((path, context) => {
        const { names, sentences } = readBlockedNames('BLOCKED_NAMES', path);
        for (const sentence of sentences) context.addIssue(sentence);
        return names;
      })
      .default([]),
    MAX_CONNECTIONS: count('MAX_CONNECTIONS', 10).optional(),
    MAX_CONNECTIONS_PER_ADDRESS: limit('MAX_CONNECTIONS_PER_ADDRESS').default(1_000),
    NEW_CONNECTIONS_PER_SECOND: limit('NEW_CONNECTIONS_PER_SECOND').default(20),
    NEW_CONNECTIONS_AT_ONCE: count('NEW_CONNECTIONS_AT_ONCE', 1).default(200),
    SMTP_URL: hostUrl('SMTP_URL', ['smtp://', 'smtps://'], 'smtp://mail.example.org:587').optional(),
    END_LETTERS: z.enum(['on', 'off'], { error: 'END_LETTERS must be on or off.' }).default('on'),
    ALERTS: z.enum(['on', 'off'], { error: 'ALERTS must be on or off.' }).default('on'),
    ALERT_HOSTS: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim()))
      .refine((hosts) => hosts.every(isPushHost), {
        error:
          'ALERT_HOSTS must be host names of push services in lower case with commas between them, such as push.example.org,*.push.example.net',
      })
      .default([...KNOWN_PUSH_HOSTS]),
    ALERT_CONTACT: z
      .string()
      .refine(isContact, {
        error: 'ALERT_CONTACT must be like mailto:you@example.org or https://play.example.org',
      })
      .optional(),
    REDIS_URL: hostUrl('REDIS_URL', ['redis://', 'rediss://'], 'redis://cache.example.org:6379')
      // ioredis throws an error without a sentence for a `%` that encodes nothing.
      .refine((text) => !/%(?![0-9a-f]{2})/i.test(text), {
        error: encodingSentence('REDIS_URL', 'redis://cache.example.org:6379'),
      })
      .optional(),
    METRICS_PORT: portNumber('METRICS_PORT', 1).optional(),
    METRICS_HOST: listenAddress('METRICS_HOST').default('127.0.0.1'),
    HOST_NAME: z.string().trim().max(80, { error: 'HOST_NAME must be at most 80 characters.' }).optional(),
    CONTACT_EMAIL: z.email({ error: 'CONTACT_EMAIL must be an e-mail address.' }).optional(),
    COMMUNITY_URL: url(
      'COMMUNITY_URL',
      ['https://', 'http://'],
      'https://chat.example.org/invite',
    ).optional(),
    SERVER_NAME: z
      .string()
      .trim()
      .refine(isServerName, {
        error: `SERVER_NAME must have 1 to ${SERVER_NAME_LENGTH} characters, without control characters.`,
      })
      .optional(),
    SERVER_LOGO: z
      .string()
      .transform((path, context) => {
        const read = readLogo('SERVER_LOGO', path);
        if (!('sentence' in read)) return read;
        context.addIssue(read.sentence);
        return null;
      })
      .optional(),
    ACCENT_COLOR: z
      .string()
      .trim()
      .toLowerCase()
      .transform((colour, context) => {
        const fault = /^#[0-9a-f]{6}$/.test(colour)
          ? accentFault('ACCENT_COLOR', colour)
          : 'ACCENT_COLOR must be a colour in the form #rrggbb, such as #4fb3a5.';
        if (fault !== null) context.addIssue(fault);
        return colour;
      })
      .optional(),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` })
      .default('info'),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    error: 'METRICS_PORT must be another port than PORT, which is for players.',
  });

/**
 * The settings that may contain a password. Each may also be given as a file: `SMTP_URL_FILE` is the path of
 * a file that contains `SMTP_URL`.
 */
export const SECRET_SETTINGS = ['DATABASE_URL', 'SMTP_URL', 'REDIS_URL'] as const;

/** The names of all settings. */
export const SETTINGS: readonly string[] = [
  ...Object.keys(environment.shape),
  ...SECRET_SETTINGS.map(fileVariable),
];

/** Thrown once with all errors in the settings, each in a sentence for the host. */
export class InvalidConfig extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(['The settings are not valid:', ...sentences.map((sentence) => `  ${sentence}`)].join('\n'));
    this.name = 'InvalidConfig';
    this.sentences = sentences;
  }
}

/** The variables that are set and not empty. */
export const givenIn = (
  variables: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variables).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
    ),
  );

/** The sentence about a wrong value. Says that the value is the content of a file, if it is. */
const sentenceFor = (sentence: string, name: string, fromFiles: ReadonlySet<string>): string =>
  fromFiles.has(name) ? sentence.replace(name, `The file in ${fileVariable(name)}`) : sentence;

/**
 * Reads the settings, and the files that `SECRET_SETTINGS` name.
 * @throws InvalidConfig with all errors at once.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const read = readFileSettings(givenIn(variables), SECRET_SETTINGS);
  const result = environment.safeParse(read.variables);
  if (!result.success || read.sentences.length > 0) {
    const issues = result.error?.issues ?? [];
    throw new InvalidConfig([
      ...read.sentences,
      ...issues.map(({ path, message }) => sentenceFor(message, String(path[0]), read.fromFiles)),
    ]);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST ?? null,
    dataDirectory: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    contentDirectory: data.CONTENT_DIR === undefined ? null : resolve(data.CONTENT_DIR),
    agreementsDirectory: data.AGREEMENTS_DIR === undefined ? null : resolve(data.AGREEMENTS_DIR),
    publicUrl: data.PUBLIC_URL ?? null,
    trustedProxies: data.TRUSTED_PROXIES ?? DEFAULT_TRUSTED_PROXIES,
    callRates: callRatesOf(data),
    registration: { mode: data.REGISTRATION, areGuestsOn: data.GUESTS === 'on' },
    hasNews: data.NEWS === 'on',
    announcesChapters: data.CHAPTER_ANNOUNCEMENTS === 'on',
    newGuests: rateOf(data.NEW_GUESTS_PER_MINUTE && data.NEW_GUESTS_PER_MINUTE / 60, data.NEW_GUESTS_AT_ONCE),
    names: { hasWordList: data.NAME_WORDS === 'on', blocked: data.BLOCKED_NAMES },
    connections: {
      inAll: data.MAX_CONNECTIONS ?? connectionsFor(fileLimit()),
      perAddress: data.MAX_CONNECTIONS_PER_ADDRESS,
      newPerAddress: rateOf(data.NEW_CONNECTIONS_PER_SECOND, data.NEW_CONNECTIONS_AT_ONCE),
    },
    smtpUrl: data.SMTP_URL ?? null,
    hasEndLetters: data.END_LETTERS === 'on',
    alerts: { areOn: data.ALERTS === 'on', hosts: data.ALERT_HOSTS, contact: contactOf(data) },
    redisUrl: data.REDIS_URL ?? null,
    metricsPort: data.METRICS_PORT ?? null,
    metricsHost: data.METRICS_HOST,
    serverTitle: data.HOST_NAME ?? null,
    contactEmail: data.CONTACT_EMAIL ?? null,
    communityUrl: data.COMMUNITY_URL ?? null,
    look: {
      name: data.SERVER_NAME ?? null,
      logo: data.SERVER_LOGO ?? null,
      accent: data.ACCENT_COLOR ?? null,
    },
    logLevel: data.LOG_LEVEL,
  };
}

/** The host's address for operators of push services. */
function contactOf({ ALERT_CONTACT, PUBLIC_URL, CONTACT_EMAIL }: z.infer<typeof environment>): string {
  if (ALERT_CONTACT !== undefined) return ALERT_CONTACT;
  if (PUBLIC_URL?.protocol === 'https:') return PUBLIC_URL.origin;
  return `mailto:${CONTACT_EMAIL ?? 'no-reply@localhost'}`;
}

const callRatesOf = (data: z.infer<typeof environment>): CallRateSettings =>
  callRateSettings({
    commands: {
      account: { perSecond: data.COMMANDS_PER_SECOND, atOnce: data.COMMANDS_AT_ONCE },
      network: { perSecond: data.NETWORK_COMMANDS_PER_SECOND, atOnce: data.NETWORK_COMMANDS_AT_ONCE },
    },
    costly: {
      account: { perSecond: data.COSTLY_CALLS_PER_SECOND, atOnce: data.COSTLY_CALLS_AT_ONCE },
      network: { perSecond: data.NETWORK_COSTLY_CALLS_PER_SECOND, atOnce: data.NETWORK_COSTLY_CALLS_AT_ONCE },
    },
    other: {
      account: { perSecond: data.OTHER_CALLS_PER_SECOND, atOnce: data.OTHER_CALLS_AT_ONCE },
      network: { perSecond: data.NETWORK_OTHER_CALLS_PER_SECOND, atOnce: data.NETWORK_OTHER_CALLS_AT_ONCE },
    },
    guestCommands: { perSecond: data.GUEST_COMMANDS_PER_SECOND, atOnce: data.GUEST_COMMANDS_AT_ONCE },
  });
