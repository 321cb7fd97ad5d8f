/** Rounds a percentage to one decimal, as it is stored and shown. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rounds a chance to three significant digits, as it is stored and shown. */
export function chance(value: number): number {
  return Number(Math.min(1, value).toPrecision(3));
}
