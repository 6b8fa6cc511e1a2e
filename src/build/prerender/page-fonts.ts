const FACE = /@font-face\{[^}]*\}/g;
const FILE = /src:url\(([^)]*)\)/;
const ITALIC = 'font-style:italic';

/** Makes a function that picks the font files of a style sheet that a page with the given rules of it uses. */
export function pageFonts(sheet: string): (rules: string) => string[] {
  const faces = (sheet.match(FACE) ?? []).flatMap((face) => {
    const [, file] = FILE.exec(face) ?? [];
    return file ? [{ file, isItalic: face.includes(ITALIC) }] : [];
  });
  return (rules) => {
    const usesItalic = rules.replace(FACE, '').includes(ITALIC);
    return faces.filter(({ isItalic }) => usesItalic || !isItalic).map(({ file }) => file);
  };
}
