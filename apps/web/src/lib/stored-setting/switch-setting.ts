import type { StoredSetting } from './stored-setting.ts';

const read = (text: string | null): boolean => text !== 'false';
const write = (isOn: boolean): string => JSON.stringify(isOn);

/** A setting that is on until it is switched off. */
export const switchSetting = (key: string): StoredSetting<boolean> => ({ key, read, write });
