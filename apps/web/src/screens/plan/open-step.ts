/**
 * Scrolls to the row of a step, or to what runs, and opens what changes it. A row that cannot be changed gets
 * the focus. Nothing happens for a step that the plan does not have any more.
 * @param hash as `stepHash` gives it
 */
export function openStep(hash: string): void {
  const place = document.getElementById(hash);
  if (place === null) return;
  place.scrollIntoView({ block: 'center' });
  const edit = place.querySelector<HTMLElement>('[data-edit]');
  // The dialog gives the focus back to what had it, so that is the row.
  (edit ?? place.querySelector<HTMLElement>('button, h2'))?.focus({ preventScroll: true });
  edit?.click();
}
