/** Groups rows of many characters by character. Each group keeps the order of the rows. */
export function byId<T extends { readonly id: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const those = found.get(row.id);
    if (those === undefined) found.set(row.id, [row]);
    else those.push(row);
  }
  return found;
}
