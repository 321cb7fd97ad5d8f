import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import { readSetting, type StoredSetting, writeSetting } from '../../lib/stored-setting/stored-setting.ts';
import { type Arrivals, readArrivals, storedArrivals, withArrivals } from './arrivals.ts';

/** When each kind of item last came to a character, as this browser has seen it. */
const arrivalsOf = (characterId: number): StoredSetting<Arrivals> => ({
  key: `slumberfell.arrivals.${characterId}`,
  read: (text) => readArrivals(jsonOf(text)),
  write: (arrivals) => JSON.stringify(storedArrivals(arrivals)),
});

/** The arrivals of the character that this page notes; null before the first note. */
let held: { readonly characterId: number; readonly arrivals: Arrivals } | null = null;

export const arrivalsNow = (characterId: number): Arrivals =>
  held?.characterId === characterId ? held.arrivals : readSetting(arrivalsOf(characterId));

/** Notes that kinds of items came at an instant, epoch ms. `storeArrivals` writes it to the storage. */
export function noteArrivals(characterId: number, itemIds: readonly number[], at: number): void {
  if (itemIds.length === 0) return;
  held = { characterId, arrivals: withArrivals(arrivalsNow(characterId), itemIds, at) };
}

/** Writes what was noted to the browser's storage, so that a reload goes on with it. */
export function storeArrivals(): void {
  if (held !== null) writeSetting(arrivalsOf(held.characterId), held.arrivals);
}
