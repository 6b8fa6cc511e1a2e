/** Where `npm start` and `npx vite preview` serve the built site. */
export const address = { host: '127.0.0.1', port: 4173, strictPort: true };

/**
 * The hosts at which Vite's servers answer, besides this computer's names: those of a tunnel, which `ALLOWED_HOSTS` names
 * with commas between them (`.example.com` for all of a domain). Any other could be a page that has its own name lead here.
 */
export const allowedHosts = (names = ''): string[] =>
  names.split(',').flatMap((name) => name.trim() || []);
