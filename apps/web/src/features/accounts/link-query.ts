/** An id in the query of a letter's link; null when there is none, or something else. */
export function idIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  const id = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : null;
}
