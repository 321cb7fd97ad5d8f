import { givenIn, SETTINGS } from '../config.ts';
import { COMMAND_FORM } from '../lib/command-line.ts';
import { editDistance } from '../lib/edit-distance.ts';

/** A setting to warn of, and why, in a sentence for the host. No sentence contains a value. */
export interface SettingWarning {
  readonly setting: string;
  readonly text: string;
}

/**
 * Variables that look like settings, but are set by shells, containers and the launcher of a release, or are
 * read by the script `docs/hosting/slumberfell`.
 */
const ORDINARY: ReadonlySet<string> = new Set([
  'HOSTNAME',
  COMMAND_FORM,
  'SLUMBERFELL_SETTINGS',
  'SLUMBERFELL_DIRECTORY',
  'SLUMBERFELL_USER',
]);

/** Variables that Kubernetes sets for each of its services, such as `REDIS_SERVICE_HOST`. */
const OF_KUBERNETES = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/;
const ADDRESS_OF_KUBERNETES = /^(?:tcp|udp):\/\//;

/** Begins and ends of names for which a host most likely means this server, such as `SMTP_PASSWORD`. */
const OURS =
  /^(?:SLUMBERFELL|DATABASE|SMTP|REDIS|ALERTS?|METRICS)_|_(?:PER_(?:SECOND|MINUTE|ADDRESS)|AT_ONCE)$/;

/** Highest edit distance of a misspelt name from a setting: one for short names, or else two. */
const distanceFor = (setting: string): number => (setting.length <= 6 ? 1 : 2);

/**
 * Variables that look like settings of this server and are none: a setting's name that is misspelt, or one
 * with a begin or an end that names of settings have.
 */
export function unknownSettings(
  variables: Readonly<Record<string, string | undefined>>,
): readonly SettingWarning[] {
  return Object.entries(givenIn(variables)).flatMap(([name, value]) => {
    if (SETTINGS.includes(name) || ORDINARY.has(name)) return [];
    if (OF_KUBERNETES.test(name) || ADDRESS_OF_KUBERNETES.test(value)) return [];
    const setting = misspeltSetting(name) ?? (OURS.test(name) ? relatedSetting(name) : null);
    if (setting === null) return [];
    const text = `${name} is not a setting, so it has no effect. Did you mean ${setting}?`;
    return [{ setting: name, text }];
  });
}

/** The setting that a name spells wrong; null if it is too far from all. */
function misspeltSetting(name: string): string | null {
  const nearest = nearestOf(SETTINGS, name);
  return distance(nearest, name) <= distanceFor(nearest) ? nearest : null;
}

/** The nearest setting with the same first word; if there is none, the nearest of all. */
function relatedSetting(name: string): string {
  const [first] = plain(name).split('_');
  const related = SETTINGS.filter((setting) => setting.startsWith(`${first}_`));
  return nearestOf(related.length > 0 ? related : SETTINGS, name);
}

const nearestOf = (settings: readonly string[], name: string): string =>
  settings.reduce((nearest, setting) =>
    distance(setting, name) < distance(nearest, name) ? setting : nearest,
  );

const distance = (setting: string, name: string): number => editDistance(bare(setting), bare(plain(name)));

/** A name in upper case, with underscores, and without the prefix `SLUMBERFELL_`. */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[-.]/g, '_')
    .replace(/^SLUMBERFELL_/, '');

const bare = (name: string): string => name.replaceAll('_', '');
