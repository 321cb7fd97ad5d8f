/** The id that a part of a path is; null where no character can have such a one. */
export function characterIdOf(text: string): number | null {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : null;
}
