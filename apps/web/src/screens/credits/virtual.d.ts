declare module 'virtual:credits' {
  /** The credits that build/credits.ts collects. */
  export const credits: import('@slumberfell/art').Credits;
}
