/** The picture beside the heading of Home; `npm run fixtures` writes this file when the collection changes. */
export const HERO_IMAGE =
  'pictures/home-hero.e44f089a-1280.avif#w=1280&h=1097&mid=828&small=480&color=aba894';

/** The same upright, for phones. */
export const HERO_PHONE_IMAGE =
  'pictures/home-hero-phone.b94ae647-1280.avif#w=1280&h=1600&mid=828&small=480&color=aaa993';

/** What it shows: decoration on Home, it stands for the shop in link previews. */
export const HERO_DESCRIPTION =
  'A painting of a woman in white on a path through wild flowers above the sea';
