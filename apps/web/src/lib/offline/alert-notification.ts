import type { AlertKind, PushedAlert } from '@slumberfell/protocol';

/** What the service worker shows, and where a press on it leads. */
export interface AlertNotification {
  readonly title: string;
  readonly options: NotificationOptions & {
    readonly renotify: boolean;
    readonly actions: readonly { readonly action: string; readonly title: string }[];
    readonly data: { readonly path: string };
  };
}

/** The action that leads to the offer to begin the same again. */
const AGAIN = 'again';

/** The page that offers the same again. It begins nothing by itself. */
const AGAIN_PATH = '/home?again';

/** After these nothing may be running, so that the same can be begun again. */
const ENDS: readonly AlertKind[] = ['session-end', 'plan', 'defeat'];

/** Shown for a message that cannot be read, because browsers require a notification for each message. */
const unreadable = (title: string): PushedAlert => ({
  tag: 'unreadable',
  kind: 'test',
  title,
  body: 'Something has happened to your legend. Open the game to see what.',
  path: '/home',
});

/**
 * The notification of a pushed message.
 * @param message the text of the message; null without a text
 * @param icon the address of the game's icon
 * @param serverName the title of a message that cannot be read
 */
export function alertNotification(
  message: string | null,
  icon: string,
  serverName: string,
): AlertNotification {
  const { tag, kind, title, body, path } = readAlert(message) ?? unreadable(serverName);
  const open = { action: 'open', title: 'Open' };
  return {
    title,
    options: {
      body,
      tag,
      icon,
      // An alert that is sent twice has the same tag, and is told once.
      renotify: false,
      actions: ENDS.includes(kind) ? [{ action: AGAIN, title: 'Again' }, open] : [open],
      data: { path },
    },
  };
}

function readAlert(message: string | null): PushedAlert | null {
  try {
    const { tag, kind, title, body, path } = JSON.parse(message ?? '') as PushedAlert;
    const isWhole = [tag, kind, title, body, path].every((text) => typeof text === 'string' && text !== '');
    return isWhole ? { tag, kind, title, body, path } : null;
  } catch {
    return null;
  }
}

/**
 * The address to which a press on a notification leads. It is always one of this server.
 * @param action the pressed button; empty for the notification itself
 * @param origin of this server
 */
export function addressOf(action: string, data: unknown, origin: string): string {
  const path = action === AGAIN ? AGAIN_PATH : pathOf(data);
  const address = new URL(path, origin);
  return address.origin === origin ? address.href : `${origin}/home`;
}

const pathOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
    ? data.path
    : '/home';
