import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import {
  readSetting,
  type StoredSetting,
  useSetting,
  writeSetting,
} from '../../lib/stored-setting/stored-setting.ts';

/** Which proposals this browser has shown, so that none is shown for days that the player does not take. */

/** A proposal that was shown on a local day. */
export interface ShownProposal {
  readonly key: string;
  /** The last day on which it was shown, as `2026-11-29`. */
  readonly day: string;
  /** On how many days in a row it was shown. */
  readonly days: number;
}

/** After so many days a proposal gives way to another one, as long. */
const MOST_DAYS = 2;
/** How many proposals are remembered. */
const REMEMBERED = 40;
const DAY = 86_400_000;

const isShownProposal = (value: unknown): value is ShownProposal => {
  const { key, day, days } = (value ?? {}) as Partial<ShownProposal>;
  return typeof key === 'string' && typeof day === 'string' && Number.isSafeInteger(days);
};

const settingOf = (characterId: number): StoredSetting<readonly ShownProposal[]> => ({
  key: `slumberfell.aims-shown.${characterId}`,
  read(text) {
    const proposals = jsonOf(text);
    return Array.isArray(proposals) ? proposals.filter(isShownProposal) : [];
  },
  write: (proposals) => JSON.stringify(proposals.slice(-REMEMBERED)),
});

/** The local day of an instant. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The keys of the proposals that were shown for some days, not taken, and rest for as many days now. */
export const refusedOf = (proposals: readonly ShownProposal[], today: string): string[] =>
  proposals
    .filter(({ day, days }) => {
      const ago = daysBetween(day, today);
      return days >= MOST_DAYS && ago >= 1 && ago <= MOST_DAYS;
    })
    .map(({ key }) => key);

/** The proposals after some were shown on a day. */
export function withShown(
  proposals: readonly ShownProposal[],
  keys: readonly string[],
  today: string,
): ShownProposal[] {
  const others = proposals.filter(({ key }) => !keys.includes(key));
  const shown = keys.map((key): ShownProposal => {
    const known = proposals.find((one) => one.key === key);
    if (known === undefined) return { key, day: today, days: 1 };
    if (known.day === today) return known;
    return { key, day: today, days: daysBetween(known.day, today) === 1 ? known.days + 1 : 1 };
  });
  return [...others, ...shown];
}

/** The proposals without one that is taken. */
export const withoutTaken = (proposals: readonly ShownProposal[], key: string): ShownProposal[] =>
  proposals.filter((one) => one.key !== key);

export const useShownProposals = (characterId: number) => useSetting(settingOf(characterId));

/** Remembers that proposals are shown today. */
export function noteShown(characterId: number, keys: readonly string[], today: string): void {
  const proposals = readSetting(settingOf(characterId));
  const noted = withShown(proposals, keys, today);
  if (JSON.stringify(noted) !== JSON.stringify(proposals)) writeSetting(settingOf(characterId), noted);
}

/** Remembers that a proposal is taken. */
export function noteTaken(characterId: number, key: string): void {
  const proposals = readSetting(settingOf(characterId));
  writeSetting(settingOf(characterId), withoutTaken(proposals, key));
}
