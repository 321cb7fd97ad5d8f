/** Digits, with or without groups of thousands: `1500`, `1,500`, `1 500`, `1’500`. */
const WHOLE = /^\d+$|^\d{1,3}(?:[,\s'\u2019]\d{3})+$/;
/** The same or a decimal fraction, with the short form of thousands or millions: `12k`, `1.5 m`. */
const SHORT = /^(?<digits>[\d,\s'\u2019]+)(?<decimals>\.\d+)?\s?(?<unit>[km])$/i;
const UNITS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** A minus of keyboards, or of typography. */
const MINUS = /^[-\u2212]/;

/** The sentence for a text that is no amount. */
export const NO_AMOUNT = 'Not a whole number. Write it like 1,500 or 12k.';

/**
 * Reads an amount as players write it: `1500`, `1,500`, `12k`, `1.5m`. A number below 0 is read too, because
 * a field changes a number beyond its limits to the limit (specification 5.18).
 * @returns null for what is no whole number, such as `0.5` or `1e3`
 */
export function readAmount(text: string): number | null {
  const written = text.trim();
  if (!MINUS.test(written)) return readUnsigned(written);
  const amount = readUnsigned(written.slice(1));
  return amount && -amount;
}

function readUnsigned(written: string): number | null {
  const whole = wholeOf(written);
  if (whole !== null) return whole;
  const { digits = '', decimals = '', unit = '' } = SHORT.exec(written)?.groups ?? {};
  const thousands = wholeOf(digits.trim());
  if (thousands === null) return null;
  // Rounded because of binary fractions: 1.1 million is no whole number in them.
  const amount = (thousands + Number(`0${decimals}`)) * (UNITS[unit.toLowerCase()] ?? 1);
  const rounded = Math.round(amount);
  return Math.abs(amount - rounded) < 1e-6 ? rounded : null;
}

const wholeOf = (text: string): number | null =>
  WHOLE.test(text) ? Number(text.replaceAll(/\D/g, '')) : null;
