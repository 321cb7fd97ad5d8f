/** A ref for what takes the focus as soon as it is there. It must not be made anew on each rendering, and this one is not. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
