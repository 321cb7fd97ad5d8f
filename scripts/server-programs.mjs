/**
 * The programs that a host runs from `dist`. In the repository, `npm start` runs `main`, and `npm run` with
 * the name of another program, such as `npm run backup`, runs that program. In a release, `slumberfell` runs
 * `main`, and `slumberfell backup` the program of that name.
 */
export const SERVER_PROGRAMS = {
  main: 'src/main.ts',
  admin: 'src/operations/admin/main.ts',
  backup: 'src/operations/backup/main.ts',
  restore: 'src/operations/restore/main.ts',
  verify: 'src/operations/verify/main.ts',
  'migrate-to-postgres': 'src/operations/migrate-to-postgres/main.ts',
  'check-world': 'src/operations/check-world/main.ts',
  'mail-test': 'src/operations/mail-test/main.ts',
};

/** Worker threads that the server starts. The server expects their files in the folder of `main.js`. */
export const SERVER_THREADS = { 'content-worker': 'src/content/content-worker.ts' };
