/** How a command is typed: in this project, or where its package is installed. */
export const typedCommand = (name: string): string =>
  import.meta.env?.MODE === 'package' ? `npx vernissage ${name}` : `npm run ${name} --`;
