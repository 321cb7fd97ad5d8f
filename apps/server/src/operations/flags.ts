/**
 * The flags of the command lines, in the format of `parseArgs`. Hosts use them in scripts, so a released one
 * is not renamed.
 */
export const FLAGS = {
  admin: {
    accounts: { type: 'string' },
    days: { type: 'string' },
    note: { type: 'string' },
    reason: { type: 'string' },
    outcome: { type: 'string' },
    in: { type: 'string' },
    minutes: { type: 'string' },
    order: { type: 'string' },
    page: { type: 'string' },
    help: { type: 'boolean' },
  },
  backup: { keep: { type: 'string' }, help: { type: 'boolean' } },
  restore: { force: { type: 'boolean' }, 'in-place': { type: 'boolean' }, help: { type: 'boolean' } },
  'migrate-to-postgres': { help: { type: 'boolean' } },
  'check-world': { help: { type: 'boolean' } },
  'mail-test': { help: { type: 'boolean' } },
  verify: { sample: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
} as const;
