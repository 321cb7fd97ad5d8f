/** Settings of a server that tests or benchmarks call far more often than players do. */
export const UNLIMITED = { COMMANDS_PER_SECOND: 'off', COSTLY_CALLS_PER_SECOND: 'off' } as const;
