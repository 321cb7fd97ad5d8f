const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const STEPS = [
  [1e15, 'Q'],
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A number with grouped thousands (specification 9.14) and at most one decimal: `128,450`. */
export const formatNumber = (value: number): string => grouped.format(value);

/**
 * An average per hour. From 100 on without decimals, below with three digits, so that a rare product is not
 * 0: `5,040`, `12.5`, `0.25`.
 */
export const formatRate = (value: number): string =>
  Math.abs(value) < 100 ? short.format(value) : grouped.format(Math.round(value));

/**
 * A number in at most five characters, for tiles and narrow bars: `999`, `1.2k`, `128k`, `9Q`. It is rounded
 * down, so it never shows more than the player has.
 */
export function formatCompact(value: number): string {
  for (const [unit, sign] of STEPS) {
    if (value < unit) continue;
    const scaled = value / unit;
    return `${scaled < 10 ? Math.floor(scaled * 10) / 10 : Math.floor(scaled)}${sign}`;
  }
  return String(Math.floor(value));
}

/** Tenths of a percent as text: 85 is `8.5%`. */
export const formatTenths = (tenths: number): string => `${grouped.format(tenths / 10)}%`;
