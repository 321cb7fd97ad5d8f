import { build } from 'esbuild';

/**
 * Bundles a program once: what starts often must start fast.
 * @param outfile within the tree, so that it finds packages
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
        // Our own packages are TypeScript and go into the bundle; all others are found where they are installed.
        name: 'leave-packages-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@slumberfell/') ? null : { path, external: true },
          ),
      },
    ],
  });
}
