import { useId, useLayoutEffect } from 'react';
import { createStore, useStore } from 'zustand';

/** The ids of the open dialogs, the one above the others last. */
const openDialogs = createStore<readonly string[]>(() => []);

/**
 * Whether no dialog is open above this one. The Escape key and the browser's Back button close only the
 * dialog above the others. A dialog that has not opened yet counts as the one above.
 */
export function useIsTopDialog(isOpen: boolean): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen) return;
    openDialogs.setState((ids) => [...ids, id], true);
    return () => openDialogs.setState((ids) => ids.filter((other) => other !== id), true);
  }, [isOpen, id]);
  return useStore(openDialogs, (ids) => !ids.includes(id) || ids.at(-1) === id);
}

export const useIsAnyDialogOpen = (): boolean => useStore(openDialogs, (ids) => ids.length > 0);
