import { PressGuard, type PressPlace } from './press-guard.ts';

const guard = new PressGuard(() => performance.now());

/** A command has been carried out: the screen has changed, perhaps under the pointer that gave it. */
export const pressDone = (): void => guard.changed();

const ACTIONS = 'label, button, a[href], input, select, summary, [role="button"], [role="option"]';

/** What is pressed: an element stands for its action, so that another thing's button needs a key of its own. */
const actionAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(ACTIONS) : null;

/** Whether the next click without a pointer is the keyboard's, and not a label's for its field. */
let byKeyboard = false;

/**
 * Watches all presses of the page and stops those that the guard refuses.
 * @returns ends it
 */
export function guardPresses(): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    byKeyboard = key === 'Enter' || key === ' ';
    if (!byKeyboard) guard.moved();
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event);
    const action = actionAt(event.target);
    if (place === null || action === null || guard.press(action, place)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('click', onClick, true);
  };
}

/** `detail` counts the clicks of a pointer; null for a click that is neither pointer's nor keyboard's. */
function placeOf({ detail, clientX, clientY }: MouseEvent): PressPlace | null {
  if (detail > 0) return { x: clientX, y: clientY };
  return byKeyboard ? 'keyboard' : null;
}
