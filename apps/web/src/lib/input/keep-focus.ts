import { controlsOf, focusAfter, type Gap } from './focus-place.ts';
import { GUARD_TIME } from './press-guard.ts';

/**
 * Ms after which the focus is moved. A screen or dialog that takes or returns the focus by itself has done so
 * by then; Mantine's dialogs do it after 10 ms.
 */
const PAUSE = 40;

const DIALOG = 'dialog[open], [role="dialog"]';

/** The element that had the focus last, and the gap that it has left if it is gone. */
interface Held {
  readonly element: HTMLElement;
  gap: Gap | null;
}

/** The control to which the focus was moved last, and when (ms of `performance.now`). */
let taken: { readonly control: Element; readonly at: number } | null = null;

/**
 * Whether a press with a key reaches a control to which the focus was moved just before, so that the player
 * meant the control that is gone.
 */
export const isUnmeant = (control: Element): boolean =>
  taken?.control === control && performance.now() - taken.at < GUARD_TIME;

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether the element can have the focus. A button that waits for an answer cannot, but will. */
const isAway = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.getClientRects().length === 0;

const isWaiting = (element: Element): boolean => element.isConnected && element.matches('[data-loading]');

/** The gap of an element that is still there, but disabled or hidden. */
const gapAround = (element: Element): Gap => ({
  removed: element,
  parent: element.parentNode as Node,
  previous: element,
  next: element.nextSibling,
  index: -1,
});

/**
 * Moves the focus when the element that had it leaves the document, or cannot be used any more, and nothing
 * else takes it (`focusAfter`). Browsers then give it to the body, where the next Tab begins at the start of
 * the page, and a screen reader says nothing. After a navigation, the new screen as a whole takes it.
 * @returns removes the listeners
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  /** The one outside dialogs: a dialog's opener may go before the dialog does. */
  let outside: Held | null = null;
  let path = location.pathname;
  let isByPointer = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const move = () => {
    timer = undefined;
    if (held === null || !hasNoFocus() || isWaiting(held.element)) return;
    const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
    const isElsewhere = path !== location.pathname;
    for (const place of isElsewhere ? [] : [held, outside]) {
      if (place === null) continue;
      const { element } = place;
      const isHere = !isAway(element);
      const target = isHere ? element : focusAfter(place.gap ?? gapAround(element), !isByPointer);
      if (target === null || (dialog && !dialog.contains(target))) continue;
      return isHere ? target.focus({ preventScroll: isByPointer }) : give(target);
    }
    // A dialog takes the focus when it opens. A slow one can open while the player has pressed another button
    // already, and that button can take the focus from the dialog and go.
    const whole = dialog ?? document.querySelector('main');
    if (whole instanceof HTMLElement) give(whole);
  };
  const give = (target: HTMLElement) => {
    if (!target.matches('button, a[href], input, summary, [tabindex]')) target.tabIndex = -1;
    taken = { control: target, at: performance.now() };
    target.focus({ preventScroll: isByPointer });
  };
  const plan = () => {
    if (held !== null && isAway(held.element)) timer ??= setTimeout(move, PAUSE);
  };
  const noteGap = (
    place: Held | null,
    { target, removedNodes, previousSibling, nextSibling }: MutationRecord,
  ) => {
    if (place === null) return;
    const lost = place.gap?.parent ?? place.element;
    if (lost.isConnected) return;
    const removed = [...removedNodes].find((node) => node.contains(lost));
    if (!(removed instanceof Element)) return;
    place.gap = {
      removed,
      parent: target,
      previous: previousSibling,
      next: nextSibling,
      index: place.gap === null ? controlsOf(removed).indexOf(place.element) : -1,
    };
  };
  const observer = new MutationObserver((records) => {
    if (held === null || (held.element.isConnected && !isAway(held.element) && !hasNoFocus())) return;
    for (const record of records) {
      if (record.type !== 'childList') continue;
      noteGap(held, record);
      if (outside !== held) noteGap(outside, record);
    }
    plan();
    // A button that has waited for an answer takes the focus again.
    if (hasNoFocus() && !isAway(held.element)) timer ??= setTimeout(move, PAUSE);
  });
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    held = { element: target, gap: null };
    if (target.closest(DIALOG) === null) outside = held;
    path = location.pathname;
  };
  // The player has pressed a place that takes no focus, unless the element was disabled or removed.
  const onFocusOut = ({ target }: FocusEvent) => {
    if (target instanceof Element && isAway(target)) return;
    setTimeout(() => {
      if (held?.element === target && hasNoFocus() && !isAway(held.element)) held = null;
    });
  };
  const onKeyDown = () => {
    isByPointer = false;
  };
  const onPointerDown = () => {
    isByPointer = true;
  };
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', onPointerDown, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('pointerdown', onPointerDown, true);
  };
}
