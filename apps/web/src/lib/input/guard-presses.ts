import { isUnmeant } from './keep-focus.ts';
import { PressGuard, type PressPlace } from './press-guard.ts';
import { ShiftGuard } from './shift-guard.ts';

const guard = new PressGuard(() => performance.now());
const shiftGuard = new ShiftGuard(() => performance.now());

/** Tells the guard that a command is done: the screen may now show another element below the pointer. */
export const pressDone = (): void => guard.changed();

/**
 * Tells the guard that what is in an area has moved by itself, so that another element may now be below the
 * pointer.
 */
export const contentMoved = (area: Element): void =>
  shiftGuard.shifted((action) => action instanceof Element && area.contains(action));

const ACTIONS = 'label, button, a[href], input, select, summary, [role="button"], [role="option"]';

/**
 * The element whose action a press on `target` triggers; null for none. The guard regards equal elements as
 * equal actions, so a button that changes its action needs another React `key`. For a label it returns the
 * label's field, because the browser sends a second click event to that field.
 */
function actionAt(target: EventTarget | null): Element | null {
  const pressed = target instanceof Element ? target.closest(ACTIONS) : null;
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed;
}

/**
 * Whether a click event without a pointer comes from the keyboard. If it is false, such a click comes from a
 * label that passes its click on to its field.
 */
let byKeyboard = false;
/** Whether the last key event was a repetition, because the player holds the key down. */
let isHeld = false;

/**
 * Passes presses on the page, by pointer or keyboard, to the guards, and cancels the clicks that one refuses.
 * @returns removes the listeners
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
    // A new press of a key is meant for the element that has the focus. The repetitions of a held key also
    // reach an element that gets the focus later, so the guard checks them.
    if (place === 'keyboard' && !isHeld) guard.moved();
    const isMeant = place !== 'keyboard' || !isUnmeant(action);
    const isSteady = place === 'keyboard' || shiftGuard.accepts(action);
    if (isMeant && isSteady && guard.press(action, place)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onPointerDown = ({ target }: PointerEvent) => shiftGuard.down(actionAt(target));
  const onInput = () => guard.moved();
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('click', onClick, true);
  };
}

/**
 * Where a click was made: the position of the pointer, or `keyboard`. `detail` is 0 for a click without a
 * pointer. Null for a click that comes from neither a pointer nor the keyboard.
 */
function placeOf({ detail, clientX, clientY }: MouseEvent): PressPlace | null {
  if (detail > 0) return { x: clientX, y: clientY };
  return byKeyboard ? 'keyboard' : null;
}
