import { startApache } from './apache.ts';
import { checkCompression } from './compression-checks.ts';
import { checkConfiguration } from './configuration-checks.ts';
import { forSubPath } from './documented-text.ts';
import { bases } from './sites.ts';
import { describeHost } from './host-under-test.ts';
import { checkPages } from './page-checks.ts';
import { checkReleases } from './release-checks.ts';

for (const place of ['directory', 'htaccess'] as const) {
  for (const base of bases) {
    describeHost(
      `Apache with the text in ${place}`,
      base,
      (deployment) => startApache(deployment, place, forSubPath('apache', base)),
      [
        checkPages,
        checkConfiguration,
        checkCompression(['br', 'gzip']),
        checkReleases({ rollsBack: true }),
      ],
    );
  }
}
