import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * While something without its own route, such as a dialog, is open over the screen, the browser's Back button
 * closes it and does not navigate.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const { history } = useRouter();
  const goBack = useEffectEvent(close);
  // A passive effect would be removed some time after the screen with its dialog has gone. A press on Back
  // between the two would do nothing.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opened = history.location.state.__TSR_key;
    return history.block({
      enableBeforeUnload: false,
      blockerFn({ action, currentLocation }) {
        if (action !== 'BACK') return Promise.resolve(false);
        goBack();
        // After a link of the dialog was pressed, its screen may load while the dialog is still there. Back
        // then leaves that screen.
        return Promise.resolve(currentLocation.state.__TSR_key === opened);
      },
    });
  }, [isOpen, history]);
}
