import { documentedText } from './documented-text.ts';
import { type RunningHost, startProgram } from './running-host.ts';

/**
 * nginx with the documented text.
 * @param root the folder that it serves
 * @param adapt changes the text as the documentation says for a sub-path
 */
export function startNginx(root: string, adapt: (text: string) => string): Promise<RunningHost> {
  return startProgram({
    command: process.env.NGINX_PATH ?? '/usr/sbin/nginx',
    args: (folder) => ['-p', folder, '-c', `${folder}/config`, '-e', 'stderr'],
    config: (folder, port) => `
      daemon off;
      master_process off;
      pid ${folder}/pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        # A client may reuse a connection in the very moment in which the server ends it.
        keepalive_timeout 0;
        client_body_temp_path ${folder};
        proxy_temp_path ${folder};
        fastcgi_temp_path ${folder};
        uwsgi_temp_path ${folder};
        scgi_temp_path ${folder};
        server {
          listen 127.0.0.1:${port};
          root ${root};
          ${adapt(documentedText('nginx'))}
        }
      }
    `,
  });
}
