/**
 * The instant that is `months` calendar months (UTC) before `now`, both in epoch ms. The privacy policy
 * counts in months.
 */
export function monthsBefore(now: number, months: number): number {
  const instant = new Date(now);
  instant.setUTCMonth(instant.getUTCMonth() - months);
  return instant.getTime();
}
