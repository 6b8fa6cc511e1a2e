/*
 * What hangs on pages that ask for nothing; `npm run fixtures` writes this file when the collection changes.
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
  'pictures/half-a-cat.d07bbf3b-1280.avif#w=1280&h=1805&mid=828&small=480&color=947c73&detail=40-40';
export const PAINTINGS_PICTURE =
  'pictures/category-paintings.9096bee6-1280.avif#w=1280&h=720&mid=828&small=480&color=b5a696';
export const PET_PORTRAITS_PICTURE =
  'pictures/category-pet-portraits.2a6c6b49-1280.avif#w=1280&h=720&mid=828&small=480&color=c18e7b';
export const FILM_PICTURE =
  'pictures/category-film.a0b61a23-1280.avif#w=1280&h=720&mid=828&small=480&color=6d4a40';
export const PERFORMANCE_ART_PICTURE =
  'pictures/category-performance-art.a3161d37-1280.avif#w=1280&h=720&mid=828&small=480&color=9f93ac';
export const LIVE_MUSIC_PICTURE =
  'pictures/category-live-music.74429095-1280.avif#w=1280&h=720&mid=828&small=480&color=625c59';
export const MIXED_MEDIA_PICTURE =
  'pictures/category-mixed-media.7cb78e51-1280.avif#w=1280&h=720&mid=828&small=480&color=b0a796';
