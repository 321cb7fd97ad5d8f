declare module 'virtual:offline-shell' {
  /** Paths of the offline page's files. The first is the page. */
  export const files: readonly [page: string, ...parts: string[]];
  /** The version of the offline page: a hash of the page's files. */
  export const version: string;
}
