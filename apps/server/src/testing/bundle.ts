import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Bundles a program, because a bundled program starts faster than its sources. The file appears whole,
 * because another test file may start the same program meanwhile.
 * @param outfile inside the repository, where Node finds the packages that are not bundled
 */
export async function bundle(entry: string, outfile: string): Promise<void> {
  const unfinished = `${outfile}.${randomUUID()}`;
  await build({
    entryPoints: [entry],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        // Packages of the repository are TypeScript and are bundled. Node finds all others where npm
        // installed them.
        name: 'leave-packages-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@slumberfell/') ? null : { path, external: true },
          ),
      },
    ],
  });
  await rename(unfinished, outfile);
}
