/** What a name must hold to be found: every word of what was typed, in lower case. */
export type Sought = readonly string[];

export const soughtWords = (typed: string): Sought => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a name holds all words sought, whatever its case; without words every name does. */
export function isSought(name: string, sought: Sought): boolean {
  const lower = name.toLowerCase();
  return sought.every((word) => lower.includes(word));
}
