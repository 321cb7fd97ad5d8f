// chunk: first
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const STEPS = [
  [1e15, 'Q'],
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** The minus sign, U+2212. A hyphen is narrower, and some screen readers leave it out. */
const MINUS = '\u2212';

/** Formats a number with the one minus sign of the page. What is rounded to 0 has none. */
function withMinus(value: number, format: (absolute: number) => string): string {
  const text = format(Math.abs(value));
  return value < 0 && text !== '0' ? MINUS + text : text;
}

/** A number with grouped thousands (specification 9.14) and at most one decimal: `128,450`, `−65,594`. */
export const formatNumber = (value: number): string =>
  withMinus(value, (absolute) => grouped.format(absolute));

/** A change, with its sign in any case but 0: `+1,200`, `−1,200`, `0`. */
export function formatChange(value: number): string {
  const text = formatNumber(value);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/**
 * An average per hour. From 100 on without decimals, below with three digits, so that a rare product is not
 * 0: `5,040`, `12.5`, `0.25`.
 */
export const formatRate = (value: number): string =>
  withMinus(value, (absolute) =>
    absolute < 100 ? short.format(absolute) : grouped.format(Math.round(absolute)),
  );

/**
 * A number in at most five characters and a minus sign, for tiles and narrow bars: `1.2k`, `9Q`, `−65k`. It
 * is rounded down, so it never shows more than the player has.
 */
export const formatCompact = (value: number): string => withMinus(value, compact);

function compact(value: number): string {
  for (const [unit, sign] of STEPS) {
    if (value < unit) continue;
    const scaled = value / unit;
    return `${scaled < 10 ? Math.floor(scaled * 10) / 10 : Math.floor(scaled)}${sign}`;
  }
  return String(Math.floor(value));
}

/** Tenths of a percent as text: 85 is `8.5%`. */
export const formatTenths = (tenths: number): string => `${formatNumber(tenths / 10)}%`;
