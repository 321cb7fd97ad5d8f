import type { RegisterDeviceInput } from '@slumberfell/protocol';
import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import { readSetting, type StoredSetting, writeSetting } from '../../lib/stored-setting/stored-setting.ts';

/** What the player chooses for a device. */
export type DeviceSettings = Pick<RegisterDeviceInput, 'quietHours' | 'wants'>;

/** The settings of a device on which alerts are switched on for the first time. */
export const FIRST_SETTINGS: DeviceSettings = {
  quietHours: null,
  wants: { sessionEnd: true, plan: true, defeat: true, soon: false, chapter: false, level: null },
};

/** Key in the browser's local storage. It is present while alerts are on for the account of a character. */
export const alertsKey = (characterId: number): string => `slumberfell.alerts.on.${characterId}`;

function read(text: string | null): DeviceSettings | null {
  const stored = jsonOf(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const { quietHours = null, wants } = stored as Partial<DeviceSettings>;
  return { quietHours, wants: { ...FIRST_SETTINGS.wants, ...wants } };
}

const settingOf = (characterId: number): StoredSetting<DeviceSettings | null> => ({
  key: alertsKey(characterId),
  read,
  write: (settings) => settings && JSON.stringify(settings),
});

/**
 * The settings with which alerts were switched on in this browser for a character's account; null while they
 * are off. The server forgets a device with its login, and the page then registers it again with these.
 */
export const rememberedSettings = (characterId: number): DeviceSettings | null =>
  readSetting(settingOf(characterId));

/** @param settings null when alerts are switched off */
export const rememberSettings = (characterId: number, settings: DeviceSettings | null): void =>
  writeSetting(settingOf(characterId), settings);
