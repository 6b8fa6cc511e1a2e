/** The picture of the house; `fixtures/fixtures.test.ts` holds it to the painted file. */
export const HERO_IMAGE =
  'pictures/home-hero.fffeab72-1280.avif#w=1280&h=1097&small=480&hash=qAgKHoZ4iIiPd3dpiFiHV4iIe5CHGPk';
