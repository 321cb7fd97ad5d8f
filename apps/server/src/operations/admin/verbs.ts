/** The subcommands of `npm run admin`. Hosts use them in scripts, so a released one is not renamed. */
export const VERB = {
  grant: 'grant',
  withdraw: 'withdraw',
  removeSecondFactor: 'remove-second-factor',
  audit: 'audit',
} as const;
