/** Percentages are shown and kept with one decimal. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Chances are kept with three significant digits, which is how players read them. */
export function chance(value: number): number {
  return Number(Math.min(1, value).toPrecision(3));
}
