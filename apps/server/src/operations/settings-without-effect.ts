import { isDeepStrictEqual } from 'node:util';
import { type Config, givenIn, readConfig, SECRET_SETTINGS, SETTINGS } from '../config.ts';
import { fileVariable } from '../lib/file-settings.ts';
import type { SettingWarning } from './unknown-settings.ts';

type Variables = Readonly<Record<string, string>>;

/** Why a setting has no effect beside the other settings, as the end of a sentence; null if it has one. */
const REASONS: Readonly<Record<string, (config: Config) => string | null>> = {
  REDIS_URL: ({ databaseUrl }) =>
    databaseUrl === null ? 'with the embedded database there is only one node. Set DATABASE_URL, too' : null,
  GUESTS: ({ registration: { mode, areGuestsOn } }) =>
    mode === 'closed' && areGuestsOn ? 'REGISTRATION is closed' : null,
  METRICS_HOST: ({ metricsPort }) => (metricsPort === null ? 'METRICS_PORT is not set' : null),
  ALERT_HOSTS: ({ alerts }) => (alerts.areOn ? null : 'ALERTS is off'),
  ALERT_CONTACT: ({ alerts }) => (alerts.areOn ? null : 'ALERTS is off'),
  MAX_CONNECTIONS_PER_ADDRESS: ({ connections: { perAddress, inAll } }) =>
    perAddress !== null && perAddress >= inAll
      ? `the server takes only ${inAll} connections in all (MAX_CONNECTIONS)`
      : null,
};

/**
 * Settings that are set, but change nothing beside the other settings.
 * @param config what `readConfig` returns for `variables`.
 */
export function settingsWithoutEffect(
  variables: Readonly<Record<string, string | undefined>>,
  config: Config,
): readonly SettingWarning[] {
  const given = givenIn(variables);
  const warn = (setting: string, reason: string): SettingWarning => ({
    setting,
    text: `${setting} has no effect: ${reason}.`,
  });
  const warnings = Object.entries(REASONS).flatMap(([name, reasonIn]) => {
    const setting = [name, fileVariable(name)].find((variable) => variable in given);
    const reason = setting === undefined ? null : reasonIn(config);
    return setting === undefined || reason === null ? [] : [warn(setting, reason)];
  });
  const rates = Object.keys(given)
    .filter((name) => name.endsWith('_AT_ONCE') && SETTINGS.includes(name) && !changes(name, given))
    .map((name) => warn(name, `${rateOf(name)} is off`));
  return [...warnings, ...rates];
}

/** The setting of the rate in the long run to which a number at once belongs. */
const rateOf = (name: string): string =>
  SETTINGS.find((setting) => setting.replace(/_PER_[A-Z]+$/, '_AT_ONCE') === name && setting !== name) ??
  name;

/**
 * Whether a number at once changes the settings. The numbers of guests and networks may follow from that of
 * an account, so `readConfig` decides.
 */
function changes(name: string, given: Variables): boolean {
  const secrets = [...SECRET_SETTINGS, ...SECRET_SETTINGS.map(fileVariable)] as readonly string[];
  const others = Object.fromEntries(Object.entries(given).filter(([other]) => !secrets.includes(other)));
  const configWith = (value: string): Config => readConfig({ ...others, [name]: value });
  return !isDeepStrictEqual(configWith('1'), configWith('1000000'));
}
