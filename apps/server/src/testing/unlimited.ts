/** Settings of a server that tests or benchmarks call far more often than players do. */
export const UNLIMITED = {
  COMMANDS_PER_SECOND: 'off',
  COSTLY_CALLS_PER_SECOND: 'off',
  OTHER_CALLS_PER_SECOND: 'off',
  NEW_GUESTS_PER_MINUTE: 'off',
} as const;
