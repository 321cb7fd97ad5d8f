/** The first place from 1 without something saved; null when all are taken. */
export function freePlace(saved: readonly { readonly slot: number }[], places: number): number | null {
  for (let slot = 1; slot <= places; slot++) if (saved.every((one) => one.slot !== slot)) return slot;
  return null;
}
