import { type ItemLuck, type ItemSource, luckShare } from '@slumberfell/engine';
import { hadWords, thanOthers } from './luck-words.ts';

/** Whether a fight may bring an item with these sources. */
export const broughtByFights = (sources: readonly Pick<ItemSource, 'kind'>[]): boolean =>
  sources.some(({ kind }) => kind === 'fight' || kind === 'dungeon');

interface ItemLuckWords {
  readonly had: string;
  readonly than: string;
}

/** What fights brought of an item, and how many of the others had fewer; where more had more, those. */
export function itemLuckWords(luck: ItemLuck): ItemLuckWords {
  return { had: hadWords(luck), than: thanOthers(luckShare(luck)) };
}

/** The same for a row that is there before the luck is known. Null: it could not be fetched. */
export function luckRowWords(luck: ItemLuck | null | undefined): ItemLuckWords {
  if (luck === undefined) return { had: '…', than: '' };
  if (luck === null) return { had: 'Not available', than: 'The chronicle has not answered.' };
  if (luck.expected === 0)
    return { had: 'Nothing yet', than: 'None of your kills so far could have brought it.' };
  const { had, than } = itemLuckWords(luck);
  return { had, than: `${than} with the same kills` };
}
