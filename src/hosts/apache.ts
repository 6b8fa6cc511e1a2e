import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedText } from './documented-text.ts';
import { type RunningHost, startProgram } from './running-host.ts';
import type { Deployment } from './sites.ts';

const MODULES = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite'];

/** Where the documented text stands: in the server's own configuration, or beside the files. */
type Place = 'directory' | 'htaccess';

/**
 * Apache with the documented text.
 * @param place where the text stands
 * @param adapt changes the text as the documentation says for a sub-path
 */
export function startApache(
  { root, site, first }: Deployment,
  place: Place,
  adapt: (text: string) => string,
): Promise<RunningHost> {
  const text = adapt(documentedText('apache'));
  if (place === 'htaccess') writeFileSync(join(first, '.htaccess'), text);
  return startProgram({
    command: process.env.APACHE_PATH ?? '/usr/sbin/apache2',
    args: (folder) => ['-d', folder, '-f', 'config', '-DFOREGROUND'],
    config: (folder, port) => `
      ${MODULES.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
      ServerName 127.0.0.1
      Listen 127.0.0.1:${port}
      # A client may reuse a connection in the very moment in which the server ends it.
      KeepAlive Off
      PidFile ${folder}/pid
      DefaultRuntimeDir ${folder}
      ErrorLog ${folder}/errors
      TypesConfig /dev/null
      # Debian and others name files that are compressed after the program that did it.
      AddType application/gzip .gz
      ${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
      DocumentRoot ${root}
      <Directory ${root}>
        AllowOverride None
        Require all granted
        DirectoryIndex index.html
      </Directory>
      <Directory ${site}>
        ${place === 'htaccess' ? 'AllowOverride FileInfo Indexes' : text}
      </Directory>
    `,
  });
}

const modules = process.env.APACHE_MODULES ?? '/usr/lib/apache2/modules';
