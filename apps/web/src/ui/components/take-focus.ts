/**
 * A ref for an element that takes the focus when it mounts. It is one constant function, because React would
 * call a new function again after each render.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
