declare module 'virtual:offline-shell' {
  /** Paths of the offline page's files. The first is the page. */
  export const files: readonly [page: string, ...parts: string[]];
  /** Changes when the content of any of the files changes. */
  export const version: string;
}
