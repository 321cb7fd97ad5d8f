/** What `npm run admin` does. Hosts have it in scripts: one that was released stays. */
export const VERB = {
  grant: 'grant',
  withdraw: 'withdraw',
  removeSecondFactor: 'remove-second-factor',
  audit: 'audit',
} as const;
