import { type ItemLuck, type ItemSource, luckShare } from '@slumberfell/engine';
import { hadWords, ofHundred } from './luck-words.ts';

/** Below this share of the others, 0 to 1, almost all have as many as this character. */
const FEW_OTHERS = 0.1;

/** Whether a fight may bring an item with these sources. */
export const broughtByFights = (sources: readonly Pick<ItemSource, 'kind'>[]): boolean =>
  sources.some(({ kind }) => kind === 'fight' || kind === 'dungeon');

/** What fights brought of an item, and how many of the others had fewer; where more had more, those. */
export function itemLuckWords(luck: ItemLuck): { readonly had: string; readonly than: string } {
  const { fewer, more } = luckShare(luck);
  const had = hadWords(luck);
  if (Math.max(fewer, more) < FEW_OTHERS) return { had, than: 'As many as almost all' };
  const than =
    fewer >= more ? `Luckier than ${ofHundred(fewer)} of 100` : `Less lucky than ${ofHundred(more)} of 100`;
  return { had, than };
}
