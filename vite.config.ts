import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkRows } from './fixtures/check-rows.ts';
import { buildServiceWorker } from './mocks/transport/service-worker/build-service-worker.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { prerender } from './src/build/prerender/prerender.ts';
import { retiredWorker } from './src/build/service-worker/retired-worker.ts';
import { singleFile } from './src/build/single-file.ts';

const address = { host: '127.0.0.1', port: 4173, strictPort: true };

const site = () => [
  contentSecurityPolicy(),
  retiredWorker(),
  prerender({ backend: 'mocks/build-backend.ts' }),
];
const mocks = () => [checkRows(), buildServiceWorker()];

/** Modules that several screens use, and what the IndexedDB code shares with the chunks that come later. */
const SHARED = [
  /src\/(components|data|domain|copy)\//,
  /src\/contract\/(endpoints|first-fault|headers|limits|site-names)\.ts$/,
  /src\/ui\/(?!dialog|menu)/,
  /node_modules\/(@tanstack|lucide-react|zustand|idb)/,
  /mocks\/(backend\/db|demo\/session-state)/,
];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwind(),
    mode === 'single' ? singleFile() : site(),
    // Goes with mocks/ and fixtures/.
    mocks(),
  ],
  resolve: {
    alias: {
      // For mocks/: MSW asks the Public Suffix List for cookies across hosts alone; it weighs 110 KiB compressed.
      tldts: new URL('./mocks/transport/service-worker/tldts-stub.ts', import.meta.url).pathname,
    },
  },
  build: {
    // Only a head start is lost where a browser does not know `modulepreload`; the polyfill costs every visitor.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              // What checks bodies, and answers that are not the mock backend's: no page needs it to start.
              name: 'schemas',
              test: /node_modules\/zod\/|src\/contract\/(schemas|fields|account|cart|catalog|diagnostics|events|orders)\.ts$|mocks\/backend\/db\/stored-rows\.ts$/,
              priority: 1,
            },
            {
              // One file for what screens share: two dozen small ones compress worse and cost a request each.
              name: 'shop',
              test: (id) => SHARED.some((pattern) => pattern.test(id)),
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
  preview: address,
  server: { host: address.host },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    include: ['{src,mocks,fixtures}/**/*.test.{ts,tsx}'],
    unstubGlobals: true,
    restoreMocks: true,
  },
}));
