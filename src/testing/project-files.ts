import { readdirSync } from 'node:fs';

/** A package of its own, with its own tests. */
const PAINTER = 'fixtures/painter';

/** The files in folders of the project, by their paths from its top. */
export function projectFiles(folders: readonly string[] = ['src', 'mocks', 'fixtures']): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [path];
      return path === PAINTER ? [] : projectFiles([path]);
    }),
  );
}
