/** Names of combat log entries (spec section 3), at the index of the engine's `LogType`. */
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
