/** Faces with a file of their own; those of the system, which stand in for them, stay in the sheet. */
const FACE_WITH_FILE = /@font-face\{[^}]*src:url\(([^)]*)\)[^}]*\}/g;

interface SplitSheet {
  sheet: string;
  /** The faces of the fonts that are fetched. */
  letters: string;
  /** Addresses of their files. */
  fonts: string[];
}

/**
 * Takes the fonts out of a style sheet: each that comes by itself has the browser lay out the whole page anew, while a
 * sheet of their own, which follows when all their files are there, does so once.
 */
export function splitLetters(sheet: string): SplitSheet {
  const faces = [...sheet.matchAll(FACE_WITH_FILE)];
  return {
    sheet: sheet.replaceAll(FACE_WITH_FILE, ''),
    letters: faces.map(([face]) => face).join(''),
    fonts: faces.map(([, address]) => address!),
  };
}
