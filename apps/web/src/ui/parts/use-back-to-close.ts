import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** While something that has no address of its own lies over the screen, the browser's way back closes it and leads no further. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const { history } = useRouter();
  const goBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn({ action }) {
        if (action === 'BACK') goBack();
        return Promise.resolve(action === 'BACK');
      },
    });
  }, [isOpen, history]);
}
