/**
 * The instant so many calendar months before another, in epoch ms (UTC): what the privacy policy counts in.
 */
export function monthsBefore(now: number, months: number): number {
  const instant = new Date(now);
  instant.setUTCMonth(instant.getUTCMonth() - months);
  return instant.getTime();
}
