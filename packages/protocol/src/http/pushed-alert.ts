/** What an alert may be about. `test`: the player asked for it, to try a device. */
export type AlertKind = 'session-end' | 'plan' | 'defeat' | 'level' | 'soon' | 'chapter' | 'test';

/**
 * What the server pushes to a device, as JSON. The service worker shows it as a notification. This file has
 * no schema, because the service worker trusts its server as the page does.
 */
export interface PushedAlert {
  /**
   * Id of the alert, 1 to 32 characters of base64url. A notification replaces the one with the same tag, so
   * an alert that was sent twice is shown once.
   */
  readonly tag: string;
  readonly kind: AlertKind;
  readonly title: string;
  readonly body: string;
  /** The path of the page that the notification opens, such as `/home`. */
  readonly path: string;
}
