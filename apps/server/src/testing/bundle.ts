import { build } from 'esbuild';

/**
 * Bundles a program, because a bundled program starts faster than its sources.
 * @param outfile inside the repository, where Node finds the packages that are not bundled
 */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
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
}
