import { foldText } from '../../lib/text/fold.ts';

/** The search words, folded. A name matches when it contains every one of them. */
export type SearchWords = readonly string[];

export const searchWords = (typed: string): SearchWords => foldText(typed).split(/\s+/).filter(Boolean);

/** Whether a name contains all search words. Without words every name matches. */
export function matchesSearch(name: string, words: SearchWords): boolean {
  const folded = foldText(name);
  return words.every((word) => folded.includes(word));
}
