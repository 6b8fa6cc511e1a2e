import type { PageFont } from '#src/app/prerendered-page.ts';

const FACE = /@font-face\{([^}]*)\}/g;
/** A name and a value, in which a semicolon may stand between parentheses. */
const DESCRIPTOR = /([\w-]+):((?:\([^)]*\)|[^;(])*)/g;
/** Content set in italics. */
const ITALIC_TEXT = /class="(?:[^"]* )?italic[ "]/;

interface SplitSheet {
  sheet: string;
  /** The faces of all fonts. */
  fontFaces: string;
  /** Those of fonts that systems have, which stand in for the others at once. */
  systemFaces: string;
  /** The others, for a page with that content. */
  fontsOf: (html: string) => PageFont[];
}

/** Takes the fonts out of a style sheet: a sheet with a face has the browser lay out the whole page anew. */
export function splitFontFaces(sheet: string): SplitSheet {
  const faces = [...sheet.matchAll(FACE)].map(([rule, body]) => ({ rule, font: readFont(body!) }));
  return {
    sheet: sheet.replaceAll(FACE, ''),
    fontFaces: faces.map(({ rule }) => rule).join(''),
    systemFaces: faces.map(({ rule, font }) => (isOfSystem(font) ? rule : '')).join(''),
    fontsOf: (html) =>
      faces
        .filter(({ font }) => !isOfSystem(font))
        .map(({ font }) => ({
          ...font,
          isNeeded:
            (font.descriptors.style !== 'italic' || ITALIC_TEXT.test(html)) &&
            hasCharacters(html, font),
        })),
  };
}

type Font = Omit<PageFont, 'isNeeded'>;

const isOfSystem = ({ source }: Font) => !source.includes('url(');

/** The build may have written `U+1E??` for `U+1E00-1EFF`. */
function hasCharacters(html: string, { descriptors: { unicodeRange } }: Font): boolean {
  if (!unicodeRange) return true;
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${ranges.join('')}]`, 'u').test(html);
}

function readFont(body: string): Font {
  const {
    'font-family': family = '',
    src: source = '',
    ...others
  } = Object.fromEntries([...body.matchAll(DESCRIPTOR)].map(([, name, value]) => [name, value!]));
  return {
    family: family.replaceAll(/["']/g, ''),
    source,
    descriptors: Object.fromEntries(
      Object.entries(others).map(([name, value]) => [descriptorOf(name), value]),
    ),
  };
}

/** `font-feature-settings` is `featureSettings`, `unicode-range` is `unicodeRange`. */
const descriptorOf = (name: string) =>
  name.replace(/^font-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
