import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunks.ts';
import { commandAddresses } from './build/command-addresses.ts';
import { credits } from './build/credits.ts';
import { glyphSprite } from './build/glyph-sprite.ts';
import { noSchemas } from './build/no-schemas.ts';
import { entryFile, OFFLINE_ENTRIES, offlineShell } from './build/offline-shell.ts';
import { pageHead } from './build/page-head.ts';
import { pageLoading } from './build/page-loading.ts';
import { pictures } from './build/pictures.ts';
import { precompress } from './build/precompress.ts';

const server = 'http://localhost:3000';

export default defineConfig(({ command }) => {
  // A build is for players, also when a test run asks for it: an inherited NODE_ENV=test would put React's development
  // half into it.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      react(),
      glyphSprite(),
      pictures(),
      credits(),
      noSchemas(),
      commandAddresses(),
      pageHead(),
      pageLoading(),
      offlineShell(),
      precompress(),
    ],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Whoever needs one module of the rules does not need them all.
        treeshake: { moduleSideEffects: [{ test: /\/packages\/engine\//, sideEffects: false }] },
        // Without the first, a group would also take whatever its modules import; that needs the second.
        input: { index: 'index.html', ...OFFLINE_ENTRIES },
        output: {
          entryFileNames: entryFile,
          codeSplitting: { includeDependenciesRecursively: false, groups: CHUNK_GROUPS },
        },
        preserveEntrySignatures: 'allow-extension',
      },
    },
    server: {
      proxy: {
        '/api': server,
        '/pictures': server,
        '/hubs': { target: server, ws: true },
      },
    },
  };
});
