import { type ItemLuck, type ItemSource, luckShare } from '@slumberfell/engine';
import { hadWords, thanOthers } from './luck-words.ts';

/** Whether a fight may bring an item with these sources. */
export const broughtByFights = (sources: readonly Pick<ItemSource, 'kind'>[]): boolean =>
  sources.some(({ kind }) => kind === 'fight' || kind === 'dungeon');

/** What fights brought of an item, and how many of the others had fewer; where more had more, those. */
export function itemLuckWords(luck: ItemLuck): { readonly had: string; readonly than: string } {
  return { had: hadWords(luck), than: thanOthers(luckShare(luck)) };
}
