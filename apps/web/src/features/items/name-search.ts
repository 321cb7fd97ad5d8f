/** The search words, in lower case. A name matches when it contains every one of them. */
export type Sought = readonly string[];

export const soughtWords = (typed: string): Sought => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a name contains all search words, in upper or lower case. Without words every name matches. */
export function isSought(name: string, sought: Sought): boolean {
  const lower = name.toLowerCase();
  return sought.every((word) => lower.includes(word));
}
