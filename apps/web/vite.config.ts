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

/** The engine's modules have no side effects, so unused ones are left out of the bundle. */
const PURE_ENGINE = { moduleSideEffects: [{ test: /\/packages\/engine\//, sideEffects: false }] };

const server = 'http://localhost:3000';

export default defineConfig(({ command }) => {
  // A build always uses the production version of React. A test that starts a build passes on its
  // NODE_ENV=test, which would bundle the development version.
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
      // The licences of the bundled libraries require that their texts come with the scripts.
      license: { fileName: 'licences.txt' },
      rolldownOptions: {
        treeshake: PURE_ENGINE,
        // `includeDependenciesRecursively: false` keeps a group's imports out of the group unless they match
        // it. It requires `preserveEntrySignatures: 'allow-extension'`.
        input: { index: 'index.html', ...OFFLINE_ENTRIES },
        output: {
          entryFileNames: entryFile,
          codeSplitting: { includeDependenciesRecursively: false, groups: CHUNK_GROUPS },
        },
        preserveEntrySignatures: 'allow-extension',
      },
    },
    // The forecast worker plays the rules, so its script contains the definitions of commands.
    worker: { format: 'es', rolldownOptions: { treeshake: PURE_ENGINE } },
    server: {
      proxy: {
        '/api': server,
        '/pictures': server,
        '/hubs': { target: server, ws: true },
      },
    },
  };
});
