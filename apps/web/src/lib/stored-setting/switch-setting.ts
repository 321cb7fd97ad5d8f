import type { StoredSetting } from './stored-setting.ts';

const read = (text: string | null): boolean => text !== 'false';
const write = (isOn: boolean): string => JSON.stringify(isOn);

/** A setting that is on until it is switched off. */
export const switchSetting = (key: string): StoredSetting<boolean> => ({ key, read, write });

const readOff = (text: string | null): boolean => text === 'true';

/** A setting that is off until it is switched on. */
export const offSetting = (key: string): StoredSetting<boolean> => ({ key, read: readOff, write });
