/*
 * The works that hang on pages that ask for nothing; `npm run fixtures` writes this file when the collection changes.
 */
export const SIGN_IN_WORK =
  'pictures/white-steps-to-the-sea.cdd9d511-1280.avif#w=1280&h=1707&mid=828&small=480&color=b1b3c7&detail=20-20';
export const SIGN_UP_WORK =
  'pictures/under-the-rose-arch.a273ce6a-1280.avif#w=1280&h=1561&mid=828&small=480&color=819478&detail=20-80';
export const CONSULTING_WORK =
  'pictures/rooftops-and-a-cat.f6f760c6-1280.avif#w=1280&h=853&mid=828&small=480&color=76676e&detail=75-45';
export const ARTIST_SIGN_UP_WORK =
  'pictures/walls-at-noon.0fcbe704-1280.avif#w=1280&h=853&mid=828&small=480&color=9d817b&detail=75-80';
export const NOT_FOUND_WORK =
  'pictures/half-a-cat.75573a3b-1280.avif#w=1280&h=1805&mid=828&small=480&color=947d74&detail=40-40';
