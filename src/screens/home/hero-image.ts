/** The hero's image URL; `fixtures/fixtures.test.ts` checks that it matches the generated file. */
export const HERO_IMAGE =
  'pictures/home-hero.fffeab72-1280.avif#w=1280&h=1097&mid=828&small=480&color=aba994';
