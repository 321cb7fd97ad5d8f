/** The search words, in lower case. A name matches when it contains every one of them. */
export type SearchWords = readonly string[];

export const searchWords = (typed: string): SearchWords => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a name contains all search words, in upper or lower case. Without words every name matches. */
export function matchesSearch(name: string, words: SearchWords): boolean {
  const lower = name.toLowerCase();
  return words.every((word) => lower.includes(word));
}
