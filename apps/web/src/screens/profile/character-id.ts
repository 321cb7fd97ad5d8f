/** Parses the character id in a path segment; null for a text that cannot be an id. */
export function characterIdOf(text: string): number | null {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : null;
}
