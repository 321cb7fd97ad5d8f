import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import {
  readSetting,
  type StoredSetting,
  useSetting,
  writeSetting,
} from '../../lib/stored-setting/stored-setting.ts';

/** Which aims this browser has shown, so that none stands there for days that the player does not take. */

/** An aim that was shown on a local day. */
export interface ShownAim {
  readonly key: string;
  /** The last day on which it was shown, as `2026-11-29`. */
  readonly day: string;
  /** On how many days in a row it was shown. */
  readonly days: number;
}

/** After so many days an aim gives way to another one, as long. */
const MOST_DAYS = 2;
/** How many aims are remembered. */
const REMEMBERED = 40;
const DAY = 86_400_000;

const isShownAim = (value: unknown): value is ShownAim => {
  const { key, day, days } = (value ?? {}) as Partial<ShownAim>;
  return typeof key === 'string' && typeof day === 'string' && Number.isSafeInteger(days);
};

const settingOf = (characterId: number): StoredSetting<readonly ShownAim[]> => ({
  key: `slumberfell.aims-shown.${characterId}`,
  read(text) {
    const aims = jsonOf(text);
    return Array.isArray(aims) ? aims.filter(isShownAim) : [];
  },
  write: (aims) => JSON.stringify(aims.slice(-REMEMBERED)),
});

/** The local day of an instant. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The keys of the aims that were shown for some days, not taken, and rest for as many days now. */
export const refusedOf = (aims: readonly ShownAim[], today: string): string[] =>
  aims
    .filter(({ day, days }) => {
      const ago = daysBetween(day, today);
      return days >= MOST_DAYS && ago >= 1 && ago <= MOST_DAYS;
    })
    .map(({ key }) => key);

/** The aims after some were shown on a day. */
export function withShown(aims: readonly ShownAim[], keys: readonly string[], today: string): ShownAim[] {
  const others = aims.filter(({ key }) => !keys.includes(key));
  const shown = keys.map((key): ShownAim => {
    const known = aims.find((one) => one.key === key);
    if (known === undefined) return { key, day: today, days: 1 };
    if (known.day === today) return known;
    return { key, day: today, days: daysBetween(known.day, today) === 1 ? known.days + 1 : 1 };
  });
  return [...others, ...shown];
}

/** The aims without one that is taken. */
export const withoutTaken = (aims: readonly ShownAim[], key: string): ShownAim[] =>
  aims.filter((one) => one.key !== key);

export const useShownAims = (characterId: number) => useSetting(settingOf(characterId));

/** Remembers that aims are shown today. */
export function noteShown(characterId: number, keys: readonly string[], today: string): void {
  const aims = readSetting(settingOf(characterId));
  const noted = withShown(aims, keys, today);
  if (JSON.stringify(noted) !== JSON.stringify(aims)) writeSetting(settingOf(characterId), noted);
}

/** Remembers that an aim is taken. */
export function noteTaken(characterId: number, key: string): void {
  const aims = readSetting(settingOf(characterId));
  writeSetting(settingOf(characterId), withoutTaken(aims, key));
}
