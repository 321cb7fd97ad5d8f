declare module 'virtual:offline-shell' {
  /** Paths of what is shown when the server cannot be reached: the page first. */
  export const files: readonly [page: string, ...parts: string[]];
  /** Changes when any of them does. */
  export const version: string;
}
