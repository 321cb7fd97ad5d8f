/** Why this device cannot be told of anything. */
export type AlertsProblem = 'off-by-host' | 'insecure' | 'home-screen' | 'browser' | 'denied' | 'limit';

/** What decides whether this browser can take alerts. */
export interface BrowserFacts {
  /** Whether the page was opened by https or from this machine. */
  readonly isSecure: boolean;
  /** Whether this is a tab of iOS or iPadOS, which has no push before the game is on the home screen. */
  readonly isTabOfIos: boolean;
  /** Whether it has service workers, push and notifications. */
  readonly hasPush: boolean;
  /** Null without notifications. */
  readonly permission: NotificationPermission | null;
}

export function browserFacts(): BrowserFacts {
  const hasNotifications = 'Notification' in globalThis;
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && hasNotifications;
  return {
    isSecure: isSecureContext,
    isTabOfIos: !hasPush && isIos(navigator) && !matchMedia('(display-mode: standalone)').matches,
    hasPush,
    permission: hasNotifications ? Notification.permission : null,
  };
}

/** Whether the device is an iPhone or iPad. An iPad calls itself a Mac, and no Mac has a touch screen. */
export const isIos = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
