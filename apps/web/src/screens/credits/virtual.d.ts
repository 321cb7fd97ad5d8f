declare module 'virtual:credits' {
  /** What build/credits.ts gathered. */
  export const credits: import('@slumberfell/art').Credits;
}
