import { PressGuard, type PressPlace } from './press-guard.ts';

const guard = new PressGuard(() => performance.now());

/** A command has been carried out: the screen has changed, perhaps under the pointer that gave it. */
export const pressDone = (): void => guard.changed();

const ACTIONS = 'label, button, a[href], input, select, summary, [role="button"], [role="option"]';

/**
 * What is pressed: an element stands for its action, so that another thing's button needs a key of its own. A
 * label stands for its field, to which the browser hands a click on: in the same place, at once.
 */
function actionAt(target: EventTarget | null): Element | null {
  const pressed = target instanceof Element ? target.closest(ACTIONS) : null;
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed;
}

/** Whether the next click without a pointer is the keyboard's, and not a label's for its field. */
let byKeyboard = false;
/** Whether that key repeats because it is held down. */
let isHeld = false;

/**
 * Watches all presses of the page and stops those that the guard refuses.
 * @returns ends it
 */
export function guardPresses(): () => void {
  const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
    isHeld = repeat;
    byKeyboard = key === 'Enter' || key === ' ';
    if (!byKeyboard) guard.moved();
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event);
    const action = actionAt(event.target);
    if (place === null || action === null) return;
    // A key that is pressed anew goes to what shows the focus; one that is held down goes to whatever gets the focus next.
    if (place === 'keyboard' && !isHeld) guard.moved();
    if (guard.press(action, place)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onInput = () => guard.moved();
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('click', onClick, true);
  };
}

/** `detail` counts the clicks of a pointer; null for a click that is neither pointer's nor keyboard's. */
function placeOf({ detail, clientX, clientY }: MouseEvent): PressPlace | null {
  if (detail > 0) return { x: clientX, y: clientY };
  return byKeyboard ? 'keyboard' : null;
}
