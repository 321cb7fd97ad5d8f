import { PressGuard, type PressPlace } from './press-guard.ts';

const guard = new PressGuard(() => performance.now());

/** Notes that a command is done: the screen has changed, perhaps under the pointer that gave the command. */
export const pressDone = (): void => guard.changed();

const ACTIONS = 'label, button, a[href], input, select, summary, [role="button"], [role="option"]';

/**
 * The element whose action a press triggers. The guard compares actions by their element, so a button that
 * shows another action needs another React `key`. A label returns its field, because the browser sends a
 * second click to that field.
 */
function actionAt(target: EventTarget | null): Element | null {
  const pressed = target instanceof Element ? target.closest(ACTIONS) : null;
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed;
}

/**
 * Whether the next click without a pointer comes from the keyboard. False if a label passes its click to its
 * field.
 */
let byKeyboard = false;
/** Whether the key repeats because the player holds it down. */
let isHeld = false;

/**
 * Listens to all presses of the page and stops those that the guard refuses.
 * @returns stops listening
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
    // A new press of a key acts on the focus that the player sees. A held key also acts on the next element
    // that gets the focus.
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

/**
 * The place of a click. `detail` counts a pointer's clicks. Null for a click that comes from neither pointer
 * nor keyboard.
 */
function placeOf({ detail, clientX, clientY }: MouseEvent): PressPlace | null {
  if (detail > 0) return { x: clientX, y: clientY };
  return byKeyboard ? 'keyboard' : null;
}
