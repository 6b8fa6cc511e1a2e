import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';

/**
 * Has Vite's servers say as `network.json` at which addresses other devices reach them, which no page can find out. A
 * built site has no such file.
 */
export function networkAddresses(): Plugin {
  return {
    name: 'vernissage:network-addresses',
    configureServer: serve,
    configurePreviewServer: serve,
  };
}

function serve(server: ViteDevServer | PreviewServer): void {
  const answer: Connect.SimpleHandleFunction = (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify(server.resolvedUrls?.network ?? []));
  };
  server.middlewares.use(`${server.config.base}network.json`, answer);
}
