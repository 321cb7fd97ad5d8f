/**
 * The flags of the command lines, as `parseArgs` takes them. Hosts have them in scripts: one that was
 * released stays.
 */
export const FLAGS = {
  admin: { help: { type: 'boolean' } },
  backup: { keep: { type: 'string' }, help: { type: 'boolean' } },
  restore: { force: { type: 'boolean' }, 'in-place': { type: 'boolean' }, help: { type: 'boolean' } },
  'migrate-to-postgres': { help: { type: 'boolean' } },
  verify: { sample: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
} as const;
