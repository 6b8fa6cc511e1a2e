const FACE = /@font-face\{[^}]*\}/g;
const FILE = /src:url\(([^)]*)\)/;

interface SplitSheet {
  sheet: string;
  /** The faces of all fonts. */
  letters: string;
  /** Those of fonts that systems have, which stand in for the others at once. */
  systemFaces: string;
  /** Addresses of the files of the others. */
  fonts: string[];
}

/**
 * Takes the fonts out of a style sheet. Each sheet with a face has the browser lay out the whole page anew, and so has
 * each font that comes: a sheet of their own, which follows when all their files are there, does so once.
 */
export function splitLetters(sheet: string): SplitSheet {
  const faces = sheet.match(FACE) ?? [];
  return {
    sheet: sheet.replaceAll(FACE, ''),
    letters: faces.join(''),
    systemFaces: faces.filter((face) => !FILE.test(face)).join(''),
    fonts: faces.flatMap((face) => FILE.exec(face)?.[1] ?? []),
  };
}
