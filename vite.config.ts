import './src/build/valid-brand.ts';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defaultExclude, defineConfig, type ViteUserConfig } from 'vitest/config';
import { activePictures } from './fixtures/active-pictures.ts';
import { checkRows } from './fixtures/check-rows.ts';
import { checkLivePaths } from '#mocks/demo/real-server/check-live-paths.ts';
import { buildServiceWorker } from './mocks/transport/service-worker/build-service-worker.ts';
import { apiAddress } from './src/build/api-address.ts';
import { brandPages } from './src/build/brand-pages.ts';
import { brandValues } from './src/build/brand-values.ts';
import { compressedFiles } from './src/build/compressed-files.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { address, allowedHosts } from './src/build/preview-address.ts';
import { networkAddresses } from './src/build/network-addresses.ts';
import { packageBuild } from './src/build/package/package-build.ts';
import { prerender } from './src/build/prerender/prerender.ts';
import { retiredWorker } from './src/build/service-worker/retired-worker.ts';
import { singleFile } from './src/build/single-file.ts';
import { versionFile } from './src/build/version-file.ts';
import { ByEnvironment } from './src/testing/by-environment.ts';

const REACT_ROUTER = join(import.meta.dirname, 'node_modules/react-router/dist/production');

const hosts = allowedHosts(process.env.ALLOWED_HOSTS);

const sitePlugins = () => [
  contentSecurityPolicy(),
  retiredWorker(),
  prerender({
    backend: 'mocks/build-backend.ts',
  }),
  versionFile(),
  compressedFiles(),
];
const mocksOfHandOver = /mocks\/demo\/(hand-over\/|collection\/reference-issue)/;
const mocks = () => [checkRows(), activePictures(), checkLivePaths(), buildServiceWorker()];

/** What most screens use, in one file with the app: two dozen small ones compress worse and cost a request each. */
const SHARED = [
  'src/main\\.tsx$',
  'src/router/',
  'src/components/(?!artwork-browser|artwork-filter|beside-work|cart-item|consulting-services|filter-chips|hung-works|list-page|order|recently-viewed|silhouette|suggested-works|windowed|work-row)',
  'src/copy/(?!brand/slug-of|size)',
  'src/hooks/(?!use-field-errors|use-is-narrow|use-label-filters)',
  'src/data/(?!checkout-draft|diagnostics|interrupted-order|last-order|listed-artworks|orders|readers/|read-response|recently-viewed|server-message|stored-by-state)',
  'src/domain/(?!artwork|card-expiry|dimensions|order\\.)',
  'src/ui/(?!close-on-escape|dialog|field|menu)',
  // In a build without the mock backend.
  'vite/preload-helper',
  // The icon of Home's and of all lists' filters.
  'lucide-react/dist/esm/icons/sliders-horizontal',
];

/** What checks bodies, and answers that are not the mock backend's. */
const SCHEMAS = [
  'node_modules/zod/',
  'src/contract/(schemas|fields|account|cart|catalog|diagnostics|events|orders)\\.ts$',
  'mocks/backend/db/stored-rows\\.ts$',
];

/** What starts the backend; it brings what it shares with the app along. */
const BACKEND = [
  'src/start-backend\\.ts$',
  // Goes with mocks/.
  'mocks/browser\\.ts$',
  'vite/preload-helper',
];

/** Chunks that are there before a page imports another on demand. */
const IN_EVERY_PAGE = /\/(?:app|backend|react|rolldown-runtime)-[\w-]{7}\.js$/;

/** Tests that start commands, build sites, or encode pictures: a minute or two together. */
const INTEGRATION_TESTS = '**/*.integration.test.ts';

const OTHER_TESTS = [
  ...defaultExclude,
  // The painter is a package of its own, with its own tests; the line goes with fixtures/.
  'fixtures/painter/**',
];

const site = ({ mode }: ConfigEnv): ViteUserConfig => ({
  plugins: [
    brandValues(),
    brandPages(),
    react(),
    tailwind(),
    apiAddress(),
    networkAddresses(),
    mode === 'single' ? singleFile() : sitePlugins(),
    // Goes with mocks/ and fixtures/.
    mocks(),
  ],
  resolve: {
    alias: {
      // The package leads to its development build alone, which warns of more than a visitor can cause.
      'react-router/dom': join(REACT_ROUTER, 'dom-export.mjs'),
      'react-router': join(REACT_ROUTER, 'index.mjs'),
      // For mocks/: MSW asks the Public Suffix List for cookies across hosts alone; it weighs 110 KiB compressed.
      tldts: join(import.meta.dirname, 'mocks/transport/service-worker/tldts-stub.ts'),
    },
  },
  build: {
    outDir: mode === 'single' ? 'dist-single' : 'dist',
    // Only a head start is lost where a browser does not know `modulepreload`; the polyfill costs every visitor.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !IN_EVERY_PAGE.test(file)) : files,
    },
    rolldownOptions: {
      // Prerendering takes most of the time of a build, and is meant to.
      checks: { pluginTimings: false },
      // What the brand says is known to each script that uses it, without a name to import.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        // Scripts name some hundred others, and what is random in a name does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // A module belongs to the first group that names it, and brings what it imports along.
          groups: [
            {
              name: 'react',
              priority: 5,
              test: /node_modules\/(react|react-dom|scheduler)\/|src\/react-root\.ts$/,
            },
            {
              // No page needs it to start.
              name: 'schemas',
              priority: 4,
              test: new RegExp(SCHEMAS.join('|')),
            },
            // A prerendered page runs it while the app is on its way; a build for a real server has none.
            { name: 'backend', priority: 2, minSize: 10_000, test: new RegExp(BACKEND.join('|')) },
            { name: 'app', priority: 1, test: new RegExp(SHARED.join('|')) },
            // A dozen small files otherwise, each named by all that may load one.
            { name: 'hand-over', test: mocksOfHandOver, includeDependenciesRecursively: false },
            // Whoever has works looked at shows them in a row.
            {
              name: 'work-row',
              test: /src\/(components\/(recently-viewed|silhouette|suggested-works|work-row)\.tsx|data\/(listed-artworks|recently-viewed)\.ts)$/,
              includeDependenciesRecursively: false,
            },
            // The viewer of pictures shares the order of lists, which is not worth a request of every list.
            {
              name: 'artwork-browser',
              test: /src\/(components\/artwork-(browser|filter-bar)\.tsx|domain\/artwork-filters\.ts)$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  preview: { ...address, allowedHosts: hosts },
  server: { host: address.host, allowedHosts: hosts },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,mocks,fixtures}/**/*.test.{ts,tsx}'],
          exclude: [...OTHER_TESTS, INTEGRATION_TESTS],
          // Loading libraries and making a document took longer than most files' tests; setup.ts cleans up.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'integration', include: [INTEGRATION_TESTS], exclude: OTHER_TESTS },
      },
      {
        test: {
          name: 'hosts',
          include: ['src/hosts/*.hosts.ts'],
          globalSetup: 'src/hosts/build-missing-sites.ts',
          // Each host is a program that serves hundreds of files.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    sequence: { sequencer: ByEnvironment },
    // Vitest leaves a core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Rendering the whole app is slow on a busy machine; no test depends on this time.
    testTimeout: 30_000,
    // Testing Library ends each wait by a timer of its own, which a tick of 20 ms, the default, makes every wait last.
    fakeTimers: { advanceTimeDelta: 1 },
    unstubGlobals: true,
    restoreMocks: true,
  },
});

export default defineConfig((environment) =>
  environment.mode === 'package' ? packageBuild() : site(environment),
);
