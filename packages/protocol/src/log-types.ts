/** Names of combat log entries (specification 3.35), at the index of the engine's `LogType`. */
export const LOG_TYPES = [
  'character-damage',
  'enemy-damage',
  'character-healing',
  'enemy-spawn',
  'victory',
  'defeat',
  'experience',
  'health-experience',
  'loot',
] as const;
