/**
 * A ref for an element that takes the focus when it mounts. The function is always the same; React would call
 * a new one after each render.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
