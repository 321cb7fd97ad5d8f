import { type Config, givenIn, SECRET_SETTINGS, SETTINGS } from '../config.ts';
import { fileVariable } from '../lib/file-settings.ts';
import { PLAIN_HTTP, servesPlainHttp } from './other-devices.ts';
import { settingsWithoutEffect } from './settings-without-effect.ts';
import { unknownSettings } from './unknown-settings.ts';

/** A setting as the administration shows it. It has no value, because values may be secret. */
export interface SettingState {
  readonly setting: string;
  /** `unset`: the default counts. `without-effect`: it is set in vain. `unknown`: it is no setting. */
  readonly state: 'set' | 'unset' | 'without-effect' | 'unknown';
  /** What follows for the host, in a sentence; null where nothing is to be done. */
  readonly text: string | null;
}

/** What follows when a setting is not set, for those of which most hosts of a public server need a value. */
const UNSET: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'Letters link to localhost, and login cookies are not Secure.',
  SMTP_URL: 'Letters are not sent: the server writes them to files in DATA_DIR/outbox.',
  CONTACT_EMAIL:
    'Players see no address at which they can reach you, and letters come from a no-reply address.',
  HOST_NAME: 'The terms and the privacy policy name the host of the address as the party.',
  METRICS_PORT: 'Nothing measures the server: see "What to watch" in docs/hosting.md.',
};

const FILE_VARIABLES: readonly string[] = SECRET_SETTINGS.map(fileVariable);

/**
 * The state of each setting, and of each variable that looks like one. A secret that is given as a file
 * counts as set, by its own name.
 * @param config what `readConfig` returns for `variables`.
 */
export function settingStates(
  variables: Readonly<Record<string, string | undefined>>,
  config: Config,
): readonly SettingState[] {
  const given = givenIn(variables);
  const inVain = new Map(
    settingsWithoutEffect(variables, config).map(({ setting, text }) => [setting, text]),
  );
  const stateOf = (setting: string): SettingState => {
    const name = setting in given ? setting : fileVariable(setting);
    const plainHttp = setting === 'PUBLIC_URL' && servesPlainHttp(config) ? PLAIN_HTTP : null;
    if (!(name in given)) {
      const texts = [UNSET[setting] ?? null, plainHttp].filter((text) => text !== null);
      return { setting, state: 'unset', text: texts.length === 0 ? null : texts.join(' ') };
    }
    const text = inVain.get(name) ?? null;
    if (text !== null) return { setting, state: 'without-effect', text };
    return { setting, state: 'set', text: plainHttp && `${setting} is plain http. ${plainHttp}` };
  };
  return [
    ...unknownSettings(variables).map(({ setting, text }) => ({ setting, state: 'unknown', text }) as const),
    ...SETTINGS.filter((setting) => !FILE_VARIABLES.includes(setting)).map(stateOf),
  ];
}
