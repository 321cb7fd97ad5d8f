import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { glyphSprites } from './build/glyph-sprites.ts';
import { precompress } from './build/precompress.ts';
import { worldCounts } from './build/world-counts.ts';

const server = 'http://localhost:3000';

export default defineConfig(({ command }) => {
  // A build is for players, also when a test run asks for it: an inherited NODE_ENV=test would put React's development
  // half into it.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), glyphSprites(), worldCounts(), precompress()],
    build: { target: 'es2022', assetsInlineLimit: 0 },
    server: {
      proxy: {
        '/api': server,
        '/hubs': { target: server, ws: true },
      },
    },
  };
});
