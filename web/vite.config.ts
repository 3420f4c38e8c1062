import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { finishedDist } from './vite.dist.ts';

export default defineConfig({
  base: './', // dist works from any host and any folder
  plugins: [svelte(), finishedDist()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page may load nothing but files of its own host
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/browser/serviceWorker.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { port: 5320 },
  preview: {
    port: 5320,
    // What `nhx serve` sends too.
    headers: {
      'Content-Security-Policy':
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:",
    },
  },
  // Tests mount components as a browser would.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'happy-dom' },
});
