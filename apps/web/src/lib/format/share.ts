/** A share as whole percent. It is 0% or 100% only when it is exactly that. */
export function formatShare(share: number): string {
  if (share <= 0 || share >= 1) return share <= 0 ? '0%' : '100%';
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}
