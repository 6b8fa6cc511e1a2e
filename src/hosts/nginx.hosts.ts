import { checkCompression } from './compression-checks.ts';
import { checkConfiguration } from './configuration-checks.ts';
import { forSubPath } from './documented-text.ts';
import { bases } from './sites.ts';
import { describeHost } from './host-under-test.ts';
import { startNginx } from './nginx.ts';
import { checkPages } from './page-checks.ts';
import { checkReleases } from './release-checks.ts';

for (const base of bases) {
  describeHost('nginx', base, ({ root }) => startNginx(root, forSubPath('nginx', base)), [
    checkPages,
    checkConfiguration,
    // What it needs for Brotli is a module of its own.
    checkCompression(['gzip']),
    checkReleases({ rollsBack: true }),
  ]);
}
