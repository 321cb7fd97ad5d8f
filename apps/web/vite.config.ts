import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { glyphSprites } from './build/glyph-sprites.ts';
import { precompress } from './build/precompress.ts';
import { worldCounts } from './build/world-counts.ts';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), glyphSprites(), worldCounts(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': server,
      '/hubs': { target: server, ws: true },
    },
  },
});
