declare module 'virtual:offline-shell' {
  /** Paths of the offline page's files. The first is the page. */
  export const files: readonly [page: string, ...parts: string[]];
  /** The version of the offline page: a hash of the page's files. */
  export const version: string;
  /** The address of the game's icon. */
  export const icon: string;
  /** The addresses of the calls that the service worker makes. */
  export const calls: Readonly<
    Record<'alert-key' | 'devices' | 'register-device' | 'withdraw-device', string>
  >;
}
