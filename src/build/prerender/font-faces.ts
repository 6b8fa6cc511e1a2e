const FACE = /@font-face\{[^}]*\}/g;
const ITALIC = /font-style:italic/;
/** Content set in italics. */
const ITALIC_TEXT = /class="(?:[^"]* )?italic[ "]/;
const FILE = /src:url\(([^)]*)\)/;

interface SplitSheet {
  sheet: string;
  /** The faces of all fonts. */
  fontFaces: string;
  /** Those of fonts that systems have, which stand in for the others at once. */
  systemFaces: string;
  /** Addresses of the files of the others that a page's content needs. */
  fontsOf: (html: string) => string[];
}

/**
 * Takes the fonts out of a style sheet. Each sheet with a face has the browser lay out the whole page anew, and so has
 * each font that comes: a sheet of their own, which follows when all their files are there, does so once.
 */
export function splitFontFaces(sheet: string): SplitSheet {
  const faces = sheet.match(FACE) ?? [];
  return {
    sheet: sheet.replaceAll(FACE, ''),
    fontFaces: faces.join(''),
    systemFaces: faces.filter((face) => !FILE.test(face)).join(''),
    fontsOf: (html) =>
      faces
        .filter((face) => !ITALIC.test(face) || ITALIC_TEXT.test(html))
        .flatMap((face) => FILE.exec(face)?.[1] ?? []),
  };
}
