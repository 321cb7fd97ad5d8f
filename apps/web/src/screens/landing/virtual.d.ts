declare module 'virtual:world-counts' {
  /** What the shipped world holds, counted by build/world-counts.ts. */
  export const worldCounts: {
    readonly enemies: number;
    readonly trophies: number;
    readonly skills: number;
    readonly dungeons: number;
  };
}
